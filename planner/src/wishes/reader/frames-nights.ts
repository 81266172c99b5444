import { off, saysEveryDay } from "./day-readings.ts";
import { endsOfDay, startsOfDay } from "./find-clock.ts";
import { type Frame, type Outcome, type Reading, wishes } from "./frame.ts";
import { type Clock, type ItemOf, itemsOfKind } from "./items.ts";
import { bound, decide } from "./windows.ts";

const night = 12 * 60;

const wakeAt: Reading = (clause) => {
  const [clock] = itemsOfKind(clause.items, "clock");
  if (clock === undefined) return undefined;
  return decide(
    clock.clock.sure ? [clock.clock.minutes] : [startsOfDay(clock.clock)[0] ?? 0],
    (to) => [{ kind: "sleep", firmness: "firm", to }],
  );
};

/** "12 to 8" is a night. */
const sleepSpan = ({ windows, written }: ItemOf<"span">): Outcome | undefined => {
  const [window] = windows;
  if (window === undefined) return undefined;
  const isNight = /[ap]\.?m|:/i.test(written) || window.from >= 18 * 60 || window.from < 6 * 60;
  const turn = isNight ? 0 : night;
  return wishes({
    kind: "sleep",
    firmness: "firm",
    from: (window.from + turn) % 1440,
    to: (window.to + turn) % 1440,
  });
};

/** Eight to twelve is in the evening, one to three after midnight. */
const bedtimes = (clock: Clock): readonly number[] => {
  if (clock.sure || clock.minutes < 4 * 60) return [clock.minutes];
  return clock.minutes >= 8 * 60 && clock.minutes < night
    ? [clock.minutes + night]
    : endsOfDay(clock);
};

const sleepAt: Reading = (clause) => {
  const [span] = itemsOfKind(clause.items, "span");
  const [clock] = itemsOfKind(clause.items, "clock");
  const [duration] = itemsOfKind(clause.items, "duration");
  if (span !== undefined) return sleepSpan(span);
  if (duration !== undefined)
    return duration.most > 16 * 60
      ? undefined
      : wishes({ kind: "sleep", firmness: "firm", minutes: duration.most });
  if (clock === undefined) return undefined;
  // "I sleep until 9" ends the night, "in bed by 11" begins it.
  const isEnd =
    clock.relation === "until" &&
    /^sleep/i.test(clause.items[0]?.written ?? "") &&
    !/\bby\b/i.test(clock.written);
  return isEnd
    ? wakeAt(clause)
    : decide(bedtimes(clock.clock), (from) => [
        { kind: "sleep", firmness: "firm", from: from % 1440 },
      ]);
};

/** When the day begins and ends. */
export const nightFrames: readonly Frame[] = [
  ["sleep clock|span|duration min|about? latest|finish?", sleepAt],
  ["wake clock only? neg|never|earliest?", wakeAt],
  [
    "wake clock days|dates+",
    (clause) => (saysEveryDay(clause) ? wakeAt(clause) : off()(bound(clause, "before"))),
  ],
];
