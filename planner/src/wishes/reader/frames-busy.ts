import { weekdays } from "../../time/day-number.ts";
import type { OffWish, Wish } from "../wish.ts";
import { type Clause, daysOf, has, hasDays } from "./clause.ts";
import { isOnce, onComingDays } from "./coming-days.ts";
import { off, only, prefer, saysEveryDay, saysEveryDayAlone } from "./day-readings.ts";
import type { Frame, Outcome, Reading } from "./frame.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { bound, decide, perWindow, windowChoices } from "./windows.ts";

const labelOf = (clause: Clause): string => {
  const words = clause.items.flatMap((item) =>
    item.kind === "activity"
      ? [item.label.toLowerCase()]
      : item.kind === "unknown"
        ? [item.written.toLowerCase()]
        : [],
  );
  const label = words.join(" ").replace(/^(?:my|a|at|eat|have|cook) /, "");
  const name = /^(?:eat|eating)$/.test(label)
    ? "meal"
    : ["working", "job", "shift", "shifts", "my job", "office"].includes(label)
      ? "work"
      : label;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** "dentist on Tuesday" is the next one. */
const once = (clause: Clause): Clause =>
  isOnce(labelOf(clause)) ? { ...clause, items: onComingDays(clause.items) } : clause;

const isJob = (item: Item): boolean => item.kind === "activity";

const isWork = (clause: Clause): boolean => labelOf(clause) === "Work";

/** What may well begin at seven in the morning; a match or a rehearsal does not. */
const earlyRisers =
  /gym|swim|run|jog|yoga|pilates|work|job|shift|office|church|mass|mosque|pray|temple|service|school|class|lecture|uni|college|breakfast|walk|meditat|cycl|row|commute|nap|doctor|dentist|appointment|physio|lab|seminar|tutorial|meeting|fitness|intern|driv|chores|clean|shopping|feed|paper|bus|ride|take the|hospital|clinic/i;

/** "hockey 6 to 8" is in the evening; "gym 6 to 8" may be in the morning. */
const likelyWindows = (clause: Clause): ReturnType<typeof windowChoices> => {
  const choices = windowChoices(clause, "busy");
  if (/breakfast/i.test(labelOf(clause))) return choices.slice(0, 1);
  // "bringing them to school 7:30 to 8:15": of what nobody knows, nobody knows when it is.
  if (has(clause, "unknown") && !has(clause, "activity")) return choices;
  const isLate = choices[1]?.some(({ from }) => from >= 21 * 60) === true;
  return choices.length === 2 && !isLate && !earlyRisers.test(labelOf(clause))
    ? choices.slice(1)
    : choices;
};

/** "Fri 17-22, Sat 12-20": each day has its own time, so this is no one clause. */
const isPaired = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").length > 1 && itemsOfKind(clause.items, "span").length > 1;

/** "I'm at school by 8" says when it begins. */
const isArrival = (clause: Clause): boolean =>
  !has(clause, "finish") &&
  itemsOfKind(clause.items, "clock").some(({ written }) => /^by\b/i.test(written));

const busyOn = (clause: Clause, changes: Partial<OffWish> = {}): Outcome | undefined =>
  isPaired(clause) || isArrival(clause)
    ? undefined
    : decide(likelyWindows(clause), (windows) =>
        perWindow(windows, (window) => ({
          kind: "off",
          firmness: "firm",
          label: labelOf(clause),
          ...daysOf(once(clause)),
          ...window,
          ...changes,
        })),
      );

const night = { from: 18 * 60, to: 24 * 60 };
const evening = { from: 17 * 60, to: 22 * 60 };

/** "football on Wednesdays": nobody knows when, so the student is asked. */
const busyWithoutTime: Reading = (clause) => {
  if (!hasDays(clause) || saysEveryDayAlone(clause)) return undefined;
  const label = labelOf(clause);
  const when = daysOf(once(clause));
  if (isWork(clause))
    return {
      question: "Do you mean your job, or studying?",
      choices: [
        [{ kind: "off", firmness: "firm", label, ...when }],
        [{ kind: has(clause, "only") ? "only" : "allow", firmness: "firm", ...when }],
      ],
    };
  if (/\bnight\b/i.test(label))
    return { wishes: [{ kind: "off", firmness: "firm", label, ...when, window: night }] };
  const isLong = itemsOfKind(clause.items, "dates").some(({ spans }) =>
    spans.some(({ from, to }) => to !== undefined && to > from),
  );
  // "early shift this week" leaves some of each day.
  const isDaylong =
    /trip|camp|break|tour|holiday/i.test(label) ||
    !/shift|work|school|uni|college|class|lecture|practice|intern|job|placement|seminar|lab|training$/i.test(
      label,
    );
  if (isLong && isDaylong) return { wishes: [{ kind: "off", firmness: "firm", label, ...when }] };
  return {
    question: "Is the whole day taken, or only the evening?",
    choices: [
      [{ kind: "off", firmness: "firm", label, ...when }],
      [{ kind: "off", firmness: "firm", label, ...when, window: evening }],
    ],
  };
};

const schoolDays = weekdays.slice(0, 5);

const schoolLabels: ReadonlySet<string> = new Set(
  "School Uni University College Class Classes Lecture Lectures Lessons Seminar Seminars Internship".split(
    " ",
  ),
);

const everyDayLabels =
  /eat|cook|lunch|dinner|breakfast|nap|siesta|supper|meal|family time|tea|dog|brunch/i;

/** "I work 9-5" without days. */
const busyWithoutDays: Reading = (clause) => {
  if (!has(clause, "span", "clock", "part")) return undefined;
  if (saysEveryDay(clause) || everyDayLabels.test(labelOf(clause))) return busyOn(clause);
  if (schoolLabels.has(labelOf(clause))) return busyOn(clause, { weekdays: schoolDays });
  const [windows] = likelyWindows(clause);
  // "work until midnight" begins nobody knows when: the whole day is not meant.
  if (windows === undefined) return undefined;
  const busy = (weekdays?: typeof schoolDays): readonly Wish[] =>
    perWindow(windows, (window) => ({
      kind: "off",
      firmness: "firm",
      label: labelOf(clause),
      ...(weekdays === undefined ? {} : { weekdays }),
      ...window,
    }));
  return { question: "On which days?", choices: [busy(schoolDays), busy()] };
};

/** "1 hour lunch at 12:30". */
const lasting: Reading = (clause) => {
  const minutes = itemsOfKind(clause.items, "duration")[0]?.most ?? 60;
  return decide(likelyWindows(clause), ([start]) =>
    start === undefined
      ? []
      : [
          {
            kind: "off",
            firmness: "firm",
            label: labelOf(clause),
            ...daysOf(once(clause)),
            window: { from: start.from, to: Math.min(start.from + minutes, 24 * 60) },
          },
        ],
  );
};

const dontWork: Reading = (clause) => {
  if (!hasDays(clause) || !isWork(clause) || has(clause, "part", "clock", "span")) return undefined;
  // "no work on weekends" asks for it, "I don't work on weekends" may speak of a job.
  return clause.items.some(({ written }) => /^no$/i.test(written))
    ? off()({ ...clause, items: clause.items.filter((item) => !isJob(item)) })
    : undefined;
};

/** "I get home at 5": study comes after. */
const afterClock = (clause: Clause): Clause => bound(clause, "after");

const isTime = ({ kind }: Item): boolean =>
  ["days", "dates", "part", "clock", "span"].includes(kind);

/** "visiting my dad 6-8 March"; "my parents are going to Rome then" is their journey. */
const awayThere: Reading = (clause) => {
  const symbols = clause.items.map(symbolOf);
  const isTheirs = symbols
    .slice(0, symbols.indexOf("inplace"))
    .some((symbol) => ["unknown", "life", "other", "activity"].includes(symbol));
  return isTheirs ? undefined : off()({ ...clause, items: clause.items.filter(isTime) });
};

/** Fixed times of other things. */
export const busyFrames: readonly Frame[] = [
  ["reserved who+ days|dates+ part?", prefer],
  [
    "reserved days|dates+ part|clock|span? life|unknown|activity|other+",
    (clause) => off()({ ...clause, items: clause.items.filter(isTime) }),
  ],
  // "keep my Saturdays for my hobbies".
  [
    "days|dates+ part|clock|span* life|activity|other|unknown+",
    (clause) =>
      clause.kept ? off()({ ...clause, items: clause.items.filter(isTime) }) : undefined,
  ],
  ["inplace unknown|life|other+ days|dates+ part|clock|span*", awayThere],
  ["inplace unknown|activity+ dates", awayThere],
  [
    "activity+ days|dates+ part|clock|span+ avail? only?",
    // "late shift on Mondays" begins nobody knows when.
    (clause) =>
      /shift|work/i.test(labelOf(clause)) &&
      itemsOfKind(clause.items, "part").some(({ written }) =>
        /^(?:late|very early)$/i.test(written),
      )
        ? busyWithoutTime(clause)
        : busyOn(clause),
  ],
  ["unknown+ activity? days|dates+ clock|span+ part?", (clause) => busyOn(clause)],
  ["activity+ part|clock|span+ days?", busyWithoutDays],
  ["neg|never activity days|dates*", dontWork],
  [
    "neg|never activity days|dates|examdays* part|clock|span+",
    (clause) =>
      isWork(clause)
        ? off()({ ...clause, items: clause.items.filter((item) => !isJob(item)) })
        : undefined,
  ],
  ["activity+ duration clock days|dates* part?", lasting],
  ["activity who+ days|dates+ clock|span+", (clause) => busyOn(clause)],
  ["activity+ days|dates+ only?", busyWithoutTime],
  [
    "home activity? clock days|dates*",
    (clause) => only(afterClock({ ...clause, items: clause.items.filter((item) => !isJob(item)) })),
  ],
];
