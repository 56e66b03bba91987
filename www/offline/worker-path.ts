/** The path of the service worker. It is next to the page, so that its scope is the whole folder. */
export const WORKER = 'service-worker.js';
