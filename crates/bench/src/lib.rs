//! The benchmarks are in `benches`. `npm run bench` runs them.
