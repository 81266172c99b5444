import { compiled } from "./frame.ts";
import { amountFrames } from "./frames-amounts.ts";
import { aroundFrames } from "./frames-around.ts";
import { busyFrames } from "./frames-busy.ts";
import { countFrames } from "./frames-counts.ts";
import { courseFrames } from "./frames-course.ts";
import { dayFrames } from "./frames-days.ts";
import { hourFrames } from "./frames-hours.ts";
import { nightFrames } from "./frames-nights.ts";
import { sessionFrames } from "./frames-sessions.ts";
import { subjectFrames } from "./frames-subjects.ts";

/** In the order in which they are tried: the more a frame asks of a clause, the earlier it stands. */
export const frames = compiled([
  ...courseFrames,
  ...nightFrames,
  ...aroundFrames,
  ...sessionFrames,
  ...countFrames,
  ...amountFrames,
  ...subjectFrames,
  ...busyFrames,
  ...dayFrames,
  ...hourFrames,
]);
