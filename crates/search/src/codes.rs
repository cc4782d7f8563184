//! Why a budget is refused.

play::codes! {
    BUDGET = "refused-budget" (possible: Text, text: Text);
}
