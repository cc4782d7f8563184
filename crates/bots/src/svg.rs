//! What pictures of curves have in common: where the field of the curves is, its title, and the names of its axes.

use std::fmt::Write as _;

/// The size of a picture and the margins around its curves.
pub(crate) struct Sheet {
    pub width: f64,
    pub height: f64,
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

impl Sheet {
    /// The beginning of a picture, with its title so far from the top.
    pub(crate) fn begin(&self, out: &mut String, title: &str, down: f64) {
        let Sheet { width, height, left, .. } = self;
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
             font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>{0}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
             <text x=\"{left}\" y=\"{down}\" font-size=\"16\" font-weight=\"600\" fill=\"#222\">{0}</text>",
            escape(title)
        );
    }

    /// The names of the axes: across so far above the lower edge, up so far from the left one.
    pub(crate) fn name_axes(&self, out: &mut String, (across, above): (&str, f64), (up, aside): (&str, f64)) {
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#222\">{}</text>\n\
             <text transform=\"translate({aside} {:.1}) rotate(-90)\" text-anchor=\"middle\" fill=\"#222\">{}</text>",
            (self.left + self.width - self.right) / 2.0,
            self.height - above,
            escape(across),
            (self.top + self.height - self.bottom) / 2.0,
            escape(up)
        );
    }
}

/// Text as it may stand between tags and in quotes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
