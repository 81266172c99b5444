import { weekdays } from "../../time/day-number.ts";
import type { DayWindow, OffWish, Wish } from "../wish.ts";
import { type Clause, daysOf, durationOf, has, hasDays, spanLengthOf } from "./clause.ts";
import { isMoment, off, only, prefer, saysEveryDay, saysEveryDayAlone } from "./day-readings.ts";
import { momentsOf } from "./find-clock.ts";
import { type Frame, firm, type Outcome, type Reading, say } from "./frame.ts";
import { type Item, isOneOf, isTagged, itemsOfKind, symbolOf } from "./items.ts";
import { named } from "./tokens.ts";
import { bound, decide, perWindow, windowChoices } from "./windows.ts";

const isName = isOneOf("activity unknown break");

const nameOf = (clause: Clause): readonly Item[] => clause.items.filter((item) => isName(item));

const labelOf = (clause: Clause): string => {
  const names = nameOf(clause);
  // "a job at the supermarket": the place is not part of its name.
  const place =
    names[0]?.kind === "activity" ? names.findIndex(({ kind }) => kind === "unknown") : -1;
  const words = (place === -1 ? names : names.slice(0, place)).map((item) =>
    item.kind === "activity" ? item.label : item.written,
  );
  return named(words.join(" ").toLowerCase());
};

const isCalled = (clause: Clause, tag: string): boolean =>
  nameOf(clause).some((item) => isTagged(item, tag));

/** "my job", "school", and no "dance school". */
const isJustCalled = (clause: Clause, tag: string): boolean =>
  isCalled(clause, tag) && !labelOf(clause).includes(" ");

/** "hockey 6 to 8" is in the evening; "gym 6 to 8" may be in the morning. */
const likelyWindows = (clause: Clause): ReturnType<typeof windowChoices> => {
  const choices = windowChoices(clause, "busy");
  if (isCalled(clause, "morning")) return choices.slice(0, 1);
  const isLate = choices[1]?.some(({ from }) => from >= 21 * 60) === true;
  return choices.length === 2 && !isLate && !isCalled(clause, "early") && has(clause, "activity")
    ? choices.slice(1)
    : choices;
};

const busy = (clause: Clause, changes: Partial<OffWish> = {}): OffWish => ({
  kind: "off",
  ...firm,
  label: labelOf(clause),
  ...daysOf(clause),
  ...changes,
});

/** "I'm at school by 8" says when it begins. */
const isArrival = (clause: Clause): boolean =>
  !has(clause, "finish") &&
  itemsOfKind(clause.items, "clock").some(({ relation }) => relation === "by");

const busyOn = (clause: Clause, changes: Partial<OffWish> = {}): Outcome | undefined =>
  isArrival(clause)
    ? undefined
    : decide(likelyWindows(clause), (windows) =>
        perWindow(windows, (window) => busy(clause, { ...window, ...changes })),
      );

/** "game night" and "lunch break" say when they are. */
const usualWindow = (clause: Clause): DayWindow | undefined => {
  if (isCalled(clause, "night")) return { from: 1080, to: 1440 };
  return isCalled(clause, "noon") && isCalled(clause, "pause") ? { from: 720, to: 780 } : undefined;
};

/** "football on Wednesdays": the time is unknown, so the student is asked. */
const busyWithoutTime: Reading = (clause) => {
  if (saysEveryDayAlone(clause)) return undefined;
  const allDay = busy(clause);
  // A job, or studying?
  if (isJustCalled(clause, "job"))
    return [
      [allDay],
      [{ kind: has(clause, "only") ? "only" : "allow", ...firm, ...daysOf(clause) }],
    ];
  const usual = usualWindow(clause);
  if (usual !== undefined) return [[busy(clause, { window: usual })]];
  // "early shift this week" leaves some of each day.
  const isDaylong = isCalled(clause, "long") || !isCalled(clause, "hours");
  return spanLengthOf(clause) > 0 && isDaylong
    ? [[allDay]]
    : [[allDay], [busy(clause, { window: { from: 1020, to: 1320 } })]];
};

const schoolDays = weekdays.slice(0, 5);

/** "I work 9-5" without days. */
const busyWithoutDays: Reading = (clause) => {
  const isDaily = isCalled(clause, "daily");
  // "I nap until 4" does not say from when.
  if (isDaily && itemsOfKind(clause.items, "clock").some(({ relation }) => relation === "until"))
    return undefined;
  if (isDaily || saysEveryDay(clause)) return busyOn(clause);
  if (isJustCalled(clause, "school")) return busyOn(clause, { weekdays: schoolDays });
  const [windows] = likelyWindows(clause);
  // "work until midnight" has no beginning: the whole day is not meant.
  if (windows === undefined) return undefined;
  const on = (changes: Partial<OffWish>): readonly Wish[] =>
    perWindow(windows, (window) => busy(clause, { ...window, ...changes }));
  return [on({ weekdays: schoolDays }), on({})];
};

/** "1 hour lunch at 12:30". */
const lasting: Reading = (clause) => {
  const minutes = durationOf(clause)?.most ?? 60;
  return decide(likelyWindows(clause), (windows) =>
    windows
      .slice(0, 1)
      .map(({ from }) => ({ from, to: Math.min(from + minutes, 24 * 60) }))
      .map((window) => busy(clause, { window })),
  );
};

const isTime = ({ kind }: Item): boolean =>
  ["days", "dates", "part", "clock", "span", "examdays"].includes(kind);

/** No study then, whatever else is said. */
const offThen: Reading = (clause) =>
  off()({ ...clause, items: clause.items.filter((item) => isTime(item)) });

const studyAfter: Reading = (clause) =>
  only(bound({ ...clause, items: clause.items.filter((item) => isTime(item)) }, "after"));

/** "no work on weekends" asks for it, "I don't work on weekends" may speak of a job. */
const dontWork: Reading = (clause) => {
  const isTimed = has(clause, "part", "clock", "span");
  const negation = clause.items.find((item) => symbolOf(item) === "neg");
  const isNo = negation !== undefined && isTagged(negation, "no");
  // "no studying during lunch 12:30-13:30"; "no football on Tuesday" is not a time without study.
  if (negation !== undefined && isTagged(negation, "ofstudy")) {
    if (has(clause, "span", "clock")) return busyOn(clause);
    if (isCalled(clause, "once")) return offThen(clause);
  }
  return isJustCalled(clause, "job") && (isTimed || isNo) ? offThen(clause) : undefined;
};

/** "visiting my dad 6-8 March"; "my parents are going to Rome then" is their journey. */
const awayThere: Reading = (clause) => {
  const symbols = clause.items.map(symbolOf);
  const isTheirs = symbols
    .slice(0, symbols.indexOf("inplace"))
    .some((symbol) => ["unknown", "life", "other", "activity"].includes(symbol));
  return isTheirs ? undefined : offThen(clause);
};

const buffer: Reading = (clause) => {
  const [relation] = itemsOfKind(clause.items, "relation");
  // "45 minutes commute after work", "an hour after training to eat".
  const label = itemsOfKind(clause.items, "activity")
    .find(({ start }) => start > (relation?.start ?? 0))
    ?.written.toLowerCase();
  const side = relation?.relation;
  const minutes = durationOf(clause)?.most;
  if (minutes === undefined || label === undefined) return undefined;
  return side === "before" || side === "after"
    ? say(clause, { kind: "buffer", minutes, side, label })
    : undefined;
};

/** "20 minutes to get to training", "20 minutes to get home from work". */
const way: Reading = (clause) => {
  const [activity] = itemsOfKind(clause.items, "activity");
  const isHome = has(clause, "home");
  const isThere = clause.items.some(
    (item) => symbolOf(item) === "travel" && isTagged(item, "place"),
  );
  const label = activity?.written.toLowerCase();
  const minutes = durationOf(clause)?.most;
  return (isThere || isHome) && label !== undefined && minutes !== undefined
    ? say(clause, { kind: "buffer", minutes, side: isHome ? "after" : "before", label })
    : undefined;
};

const morning = { from: 5 * 60, to: 12 * 60 };

/** Tasks that are not subjects: a mock exam, flashcards. */
const task: Reading = (clause) => {
  const written = clause.items.find((item) => ["task", "mock"].includes(symbolOf(item)))?.written;
  const minutes = durationOf(clause)?.most;
  const [part] = itemsOfKind(clause.items, "part");
  const [clock] = itemsOfKind(clause.items, "clock");
  const [moment] = clock === undefined ? [] : momentsOf(clock.clock);
  const window =
    part?.windows[0] ??
    (moment === undefined ? undefined : { from: moment, to: moment + 60 }) ??
    (has(clause, "startday") ? morning : undefined);
  if (!hasDays(clause) && window === undefined && minutes === undefined) return undefined;
  return say(clause, {
    kind: "task",
    label: named(written ?? ""),
    ...daysOf(clause),
    ...(window && { window }),
    ...(minutes === undefined ? {} : { minutes }),
  });
};

/** Ways, rests and tasks around other things. */
export const aroundFrames: readonly Frame[] = [
  ["duration relation activity travel|home|activity? free|off|light|break?", buffer],
  ["need? duration travel|home activity", way],
  ["mock days|dates|examdays* roughly? per|count|number? who* duration? part? need?", task],
  ["task days|dates|examdays* per? duration? part? clock? startday?", task],
];

/** Fixed times of other things. */
export const busyFrames: readonly Frame[] = [
  ["reserved who+ days|dates+ part?", prefer],
  ["reserved days|dates+ part|clock|span? life|unknown|activity|other+", offThen],
  // "keep my Saturdays for my hobbies".
  [
    "days|dates+ part|clock|span* life|activity|other|unknown+",
    (clause) => (clause.kept ? offThen(clause) : undefined),
  ],
  ["inplace unknown|life|other+ days|dates+ part|clock|span*", awayThere],
  ["inplace unknown|activity+ dates", awayThere],
  ["activity+ days|dates+ part|clock|span+ avail? only?", (clause) => busyOn(clause)],
  ["unknown+ activity? days|dates+ clock|span+ part?", (clause) => busyOn(clause)],
  ["activity+ part|clock|span+ days?", busyWithoutDays],
  ["neg|never activity days|dates|examdays* part|clock|span*", dontWork],
  ["activity|break|unknown+ duration clock days|dates* part? long?", lasting],
  [
    "break span|clock days|dates*",
    (clause) => (has(clause, "span") || isMoment(clause) ? busyOn(clause) : undefined),
  ],
  ["activity who+ days|dates+ clock|span+", (clause) => busyOn(clause)],
  ["activity+ days|dates+ only?", busyWithoutTime],
  ["activity need|have?", (clause) => usualWindow(clause) && busyWithoutTime(clause)],
  [
    "finish activity+ clock days|dates*",
    (clause) => {
      const until = bound(clause, "before");
      if (isJustCalled(clause, "school"))
        return hasDays(clause) ? busyOn(until) : busyWithoutDays(until);
      return isCalled(clause, "hours") ? studyAfter(clause) : undefined;
    },
  ],
  // "I get home at 5": study comes after.
  ["home activity? clock days|dates*", studyAfter],
];
