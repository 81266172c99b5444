/** A worker's timers go on at their pace while the browser slows down those of a page in the background. */
const second = 1_000;

setInterval(() => postMessage(null), second);
