//! Nothing but the benchmarks in `benches`, which `npm run bench` runs.
