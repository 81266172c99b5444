import { compiled } from "./frame.ts";
import { amountFrames } from "./frames-amounts.ts";
import { aroundFrames, busyFrames } from "./frames-busy.ts";
import { courseFrames, subjectFrames } from "./frames-subjects.ts";
import { nightFrames, timeFrames } from "./frames-times.ts";

/** In the order in which they are tried: the more conditions a frame has, the earlier it is. */
export const frames = compiled([
  ...courseFrames,
  ...nightFrames,
  ...aroundFrames,
  ...amountFrames,
  ...subjectFrames,
  ...busyFrames,
  ...timeFrames,
]);
