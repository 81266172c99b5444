/** Browsers throttle timers of background pages, not of workers. */
const second = 1_000;

setInterval(() => postMessage(null), second);
