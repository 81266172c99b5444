import { daysBetween } from "../../time/day-number.ts";
import type { Wish } from "../wish.ts";
import { type Clause, daysOf, has, isNotJust, whoOf, writtenOf } from "./clause.ts";
import { allow, hasAnyTime, off, only, saysEveryDayAlone, timed } from "./day-readings.ts";
import type { Frame, Reading } from "./frame.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { perWindow, windowChoices } from "./windows.ts";

const times = "part|clock|span*";
const days = "days|dates|dated|examdays*";

const exceptDays: Reading = (clause) => {
  const [usual, exception, ...others] = itemsOfKind(clause.items, "days");
  const at = clause.items.findIndex((item) => symbolOf(item) === "except");
  if (usual === undefined || exception === undefined || others.length > 0) return undefined;
  const leaves = has(clause, "neg", "never", "off", "free");
  // "weekdays except Wednesday", and nothing more: are the other days meant, or all but that one?
  if (usual.daily !== true && clause.items.length === 3) return undefined;
  const isFirstUsual = clause.items.indexOf(usual) < at;
  if (!isFirstUsual || clause.items.indexOf(exception) < at) return undefined;
  const rest = usual.weekdays.filter((day) => !exception.weekdays.includes(day));
  const off = leaves ? rest : exception.weekdays;
  if (!leaves && !exception.weekdays.every((day) => usual.weekdays.includes(day))) return undefined;
  const common = { firmness: clause.firmness, ...whoOf(clause) } as const;
  if (has(clause, "only")) return { wishes: [{ kind: "only", ...common, weekdays: rest }] };
  return off.length === 0 || off.length === 7
    ? undefined
    : { wishes: [{ kind: "off", ...common, weekdays: off }] };
};

const exceptAlone: Reading = (clause) =>
  clause.items.findIndex((item) => symbolOf(item) === "except") <
  clause.items.findIndex(({ kind }) => kind !== "word")
    ? off()(clause)
    : undefined;

/** "this week is busy": no study at all, or less? */
const busyWeek: Reading = (clause) => {
  const [span] = itemsOfKind(clause.items, "dates").flatMap(({ spans }) => spans);
  const written = clause.items.find((item) => symbolOf(item) === "off")?.written ?? "";
  const isLong = span?.to !== undefined && daysBetween(span.from, span.to) >= 3;
  if (
    !isLong ||
    !/busy|full|packed|hectic|swamped|slammed|snowed under|flat out|rammed/i.test(written)
  )
    return undefined;
  return {
    question: "No study at all then, or less of it?",
    choices: [
      [{ kind: "off", firmness: "firm", ...daysOf(clause) }],
      [{ kind: "light", firmness: "soft", ...daysOf(clause) }],
    ],
  };
};

/** "Sundays are free": kept free, or free for study? */
const areFree: Reading = (clause) => {
  const [windows] = windowChoices(clause, "off");
  if (windows === undefined) return undefined;
  const made = (kind: "off" | "allow"): readonly Wish[] =>
    perWindow(windows, (window) => ({ kind, firmness: "firm", ...daysOf(clause), ...window }));
  return {
    question: "Do you want to study then, or keep the time free?",
    choices: [made("off"), made("allow")],
  };
};

/** "out of town from Friday until Monday" is no habit: the next such days are meant. */
const onJourney = (clause: Clause): Clause =>
  /\b(?:away|out of town|gone|abroad|travelling|traveling|vacation|holiday|trip)\b/i.test(
    writtenOf(clause),
  )
    ? {
        ...clause,
        items: clause.items.map((item) => {
          if (item.kind !== "days" || item.journey === undefined) return item;
          const { start, end, written, journey } = item;
          return { kind: "dates", spans: [journey], start, end, written };
        }),
      }
    : clause;

const noItem: Item = { kind: "filler", start: 0, end: 0, written: "" };

/** When not to study, and when one may. */
export const dayFrames: readonly Frame[] = [
  ["days neg|never|off|free? except days only? fine|good|avail?", exceptDays],
  [`avail|fine? except ${days} ${times}`, timed(exceptAlone)],
  // "I don't mind", "don't leave out".
  [`fine avail? who? ${days} ${times} stuff?`, timed(allow)],
  [
    `neg|never need? drop|avoid|hate|off|free who? ${days} ${times}`,
    (clause) => (saysEveryDayAlone(clause) || !hasAnyTime(clause) ? undefined : allow(clause)),
  ],
  [`neg only who? ${days} ${times}`, allow],
  // "it shouldn't be just physics on Mondays"; "I just can't do Mondays" says the opposite.
  [
    `neg just who? ${days} ${times}`,
    (clause) => (isNotJust(clause) && hasAnyTime(clause) ? allow(clause) : undefined),
  ],
  ["avail+ days|dates|dated|examdays+ part|free?", allow],
  ["avail+ days|dates|dated|examdays+ clock|span+", only],
  ["allday days|dates|dated+", allow],
  ["neg max days|dates+", allow],
  // Off.
  ["neg|never|off|free|drop avail? across who?", off()],
  [`neg|never avail? ${days} who? ${times} session?`, timed(off())],
  // "don't stop at 9" goes on, and "don't start at 9" names no hour at all.
  [
    `neg|never start|finish clock ${days} who?`,
    (clause) =>
      itemsOfKind(clause.items, "clock").every(({ relation }) =>
        has(clause, "finish") ? relation === "after" : relation !== undefined && relation !== "at",
      )
        ? off()(clause)
        : undefined,
  ],
  [
    `free days|dates|examdays+ ${times}`,
    (clause) =>
      symbolOf(clause.items[0] ?? noItem) === "free" && !clause.kept ? areFree(clause) : undefined,
  ],
  ["off dates", busyWeek],
  [
    `off|free ${days} ${times} who? off?`,
    (clause) =>
      // "until Friday I'm busy": nobody knows whether Friday is one of those days.
      hasAnyTime(clause) && clause.symbols.get("dated") !== 1
        ? off()(onJourney(clause))
        : undefined,
  ],
  [`catchup off? reserved? only|just? ${days}`, timed(off({ label: "Catching up" }))],
  [`avoid|hate who? ${days} ${times}`, timed(off({ firmness: "soft" }))],
  [`neg attention part|clock|span+ ${days}`, off({ firmness: "soft" })],
  [`drop ${days} ${times}`, timed(off())],
  [`arefree ${days} ${times}`, areFree],
];
