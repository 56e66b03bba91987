/** Where the service worker lies: beside the page, so that it may answer for all that is there. */
export const WORKER = 'service-worker.js';
