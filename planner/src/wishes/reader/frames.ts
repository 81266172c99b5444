import { compiled } from "./frame.ts";
import { amountFrames } from "./frames-amounts.ts";
import { aroundFrames, busyFrames } from "./frames-busy.ts";
import { courseFrames, subjectFrames } from "./frames-subjects.ts";
import { nightFrames, timeFrames } from "./frames-times.ts";

/** In the order in which they are tried: the more a frame asks of a clause, the earlier it stands. */
export const frames = compiled([
  ...courseFrames,
  ...nightFrames,
  ...aroundFrames,
  ...amountFrames,
  ...subjectFrames,
  ...busyFrames,
  ...timeFrames,
]);
