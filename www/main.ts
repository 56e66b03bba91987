// Starts the page: loads the wasm package.
import init from './pkg/tilery.js';

await init();
