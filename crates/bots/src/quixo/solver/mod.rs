//! scratch
#![expect(missing_docs)]
pub mod pair;
pub mod pivots;
pub mod plane;
pub mod shape;
pub mod subsets;
pub mod world;

use pair::*;

pub fn all(size: u8, layers: u32) {
    let world = world::World::new(quixo::Square::of(size).unwrap());
    let cells = world.shape.cells;
    let mut above: Vec<Pair> = Vec::new();
    let (mut tw, mut tl, mut td) = (0u64, 0u64, 0u64);
    for n in (cells.saturating_sub(layers - 1)..=cells).rev() {
        let t = cpu();
        let mut here: Vec<Pair> = Vec::new();
        let (mut w, mut l, mut all, mut canon) = (0u64, 0u64, 0u64, 0u64);
        for a in 0..=n / 2 {
            let b = n - a;
            let pair = Pair::new(Numbers::new(&world, a, b), 1);
            let find = |p: u32, o: u32| above.iter().find(|q| q.numbers.pivot == p && q.numbers.other == o);
            let up_other = find(a, b + 1);
            let up_pivot = if a < b { find(a + 1, b) } else { None };
            let t0 = cpu();
            let ab = up_other.map(|p| Above { numbers: &p.numbers, plane: p.plane(Mover::Pivot) });
            let o1 = pair.open_other(ab.as_ref());
            let ab = up_pivot.map(|p| Above { numbers: &p.numbers, plane: p.plane(Mover::Other) });
            let o2 = pair.open_pivot(ab.as_ref());
            let t1 = cpu();
            let mut log = String::new();
            let e = pair.settle(|e, left| log += &format!(" {}/{}:{left}@{:.2}", e.sweeps, e.rounds, cpu() - t1));
            let t2 = cpu();
            let movers: &[Mover] = if a == b { &[Mover::Other] } else { &Mover::BOTH };
            for &m in movers {
                let (x, y) = pair.count(m);
                w += x;
                l += y;
                all += pair.numbers.pivots.orbits.iter().map(|&o| o as u64).sum::<u64>() * pair.numbers.inner;
                canon += pair.numbers.boards();
            }
            if size == 5 && a > 10 {
                println!("  {a},{b}: {} boards open {:.2}s left {} of {} settle {:.2}s count {:.2} {e:?}{log}", pair.numbers.boards(), t1 - t0, o1.seen + o2.seen - o1.decided - o2.decided, o1.seen + o2.seen, t2 - t1, cpu() - t2);
            }
            here.push(pair);
        }
        tw += w;
        tl += l;
        td += all - w - l;
        let dt = cpu() - t;
        println!("n={n}: {w} {l} {} canonical {canon} {dt:.2}s {:.2}M/s", all - w - l, canon as f64 / dt / 1e6);
        above = here;
    }
    println!("{tw} {tl} {td} total {:.2}s", cpu());
}

pub fn cpu() -> f64 {
    std::fs::read_to_string("/proc/self/schedstat").unwrap().split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
