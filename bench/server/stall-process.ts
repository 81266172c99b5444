import { now } from "./now.ts";

/** A time in which a core did nothing for anybody here, in milliseconds since 1970. */
export interface Stall {
  readonly from: number;
  readonly to: number;
}

const everyMs = 0.5;
/** A wake-up this late is the machine's doing: nobody in it comes before this process. */
const lateMs = 2;
/** Between two looks at what it is asked. */
const chunkMs = 40;

const sleeper = new Int32Array(new SharedArrayBuffer(4));
let stalls: Stall[] = [];

function watch() {
  const until = now() + chunkMs;
  for (let last = now(); last < until; ) {
    Atomics.wait(sleeper, 0, 0, everyMs);
    const woken = now();
    if (woken - last > lateMs) stalls.push({ from: last, to: woken });
    last = woken;
  }
  setImmediate(watch);
}

process.on("message", () => {
  process.send?.(stalls);
  stalls = [];
});
process.on("disconnect", () => process.exit(0));
watch();
