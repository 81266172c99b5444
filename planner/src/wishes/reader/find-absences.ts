import type { CalendarDay, Weekday } from "../../model.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { DayWindow } from "../wish.ts";
import { findClock, momentsOf } from "./find-clock.ts";
import { findDates } from "./find-dates.ts";
import { daysFrom, foundDates } from "./found-dates.ts";
import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import { textAt } from "./tokens.ts";

const fullDay = 24 * 60;

const parts: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["morning", [5 * 60, 12 * 60]],
  ["lunchtime", [12 * 60, 13 * 60]],
  ["afternoon", [12 * 60, 17 * 60]],
  ["evening", [17 * 60, fullDay]],
  ["night", [18 * 60, fullDay]],
]);

interface Moment {
  readonly day: Weekday;
  readonly from: number;
  readonly to: number;
  readonly hasTime: boolean;
  readonly length: number;
}

/** `Friday 5pm`, `Saturday evening`, `Sunday`. */
const momentAt = (place: Place, at: number): Moment | undefined => {
  const day = weekdayOfWord(textAt(place, at));
  if (day === undefined) return undefined;
  const skip = /^(?:from|at|by|the)$/.test(textAt(place, at + 1)) ? 2 : 1;
  const part = parts.get(textAt(place, at + skip).replace(/s$/, ""));
  if (part !== undefined)
    return { day, from: part[0], to: part[1], hasTime: true, length: skip + 1 };
  const clock = findClock(place, at + skip);
  const [meaning] = clock?.meanings ?? [];
  if (clock === undefined || meaning?.kind !== "clock")
    return { day, from: 0, to: fullDay, hasTime: false, length: 1 };
  const [moment, other] = momentsOf(meaning.clock);
  // "Friday 9 to Sunday 9": nobody knows which.
  return moment === undefined || other !== undefined
    ? undefined
    : { day, from: moment, to: moment, hasTime: true, length: skip + clock.length };
};

const joints: ReadonlySet<string> = new Set("to until till through - –".split(" "));

/** Spares every other word the search for a day. */
const hasJointAfter = (place: Place, at: number): boolean =>
  [1, 2, 3, 4, 5].some((step) => joints.has(textAt(place, at + step)));

/** `Friday from 5pm until Saturday 7pm`: the end of one day, the days between, the beginning of another. */
const acrossDaysAt = (place: Place, at: number): Found | undefined => {
  const opened = textAt(place, at) === "from" || textAt(place, at) === "between" ? 1 : 0;
  if (place.tokens[at]?.kind !== "word" || !hasJointAfter(place, at + opened)) return undefined;
  const first = momentAt(place, at + opened);
  if (first === undefined) return undefined;
  const joint = at + opened + first.length;
  if (!joints.has(textAt(place, joint))) return undefined;
  const last = momentAt(place, joint + 1);
  if (last === undefined || first.day === last.day || !(first.hasTime || last.hasTime))
    return undefined;
  const pieces: { readonly weekdays: readonly Weekday[]; readonly window?: DayWindow }[] = [
    {
      weekdays: [first.day],
      ...(first.from > 0 ? { window: { from: first.from, to: fullDay } } : {}),
    },
  ];
  const count = (last.day - first.day + 7) % 7;
  const between = Array.from(
    { length: count - 1 },
    (_, index) => ((first.day + 1 + index) % 7) as Weekday,
  );
  if (between.length > 0) pieces.push({ weekdays: between.toSorted((a, b) => a - b) });
  pieces.push({
    weekdays: [last.day],
    ...(last.to < fullDay ? { window: { from: 0, to: last.to } } : {}),
  });
  return {
    meanings: [{ kind: "across", pieces }],
    length: opened + first.length + 1 + last.length,
  };
};

const leaving =
  /^(?:leave|leaving|fly|flying|depart|departing|travel|travelling|traveling|away|off)$/;
const coming = /^(?:back|return|returning|home)$/;
const journeyReach = 8;

/** The first day of the calendar in the next few words of the same sentence. */
const dayWithin = (
  place: Place,
  at: number,
): { readonly day: CalendarDay; readonly next: number } | undefined => {
  for (let spot = at; spot < at + journeyReach; spot += 1) {
    if (/^[.;!?\n\r]$/.test(textAt(place, spot))) return undefined;
    const found = findDates(place, spot);
    const [meaning] = found?.meanings ?? [];
    if (found === undefined || meaning?.kind !== "dates") continue;
    const [span] = meaning.spans;
    return span === undefined || span.from !== span.to || meaning.spans.length > 1
      ? undefined
      : { day: span.from, next: spot + found.length };
  }
  return undefined;
};

/** "I leave on the 10th and come back on the 13th": away from the one to the other. */
const journeyAt = (place: Place, at: number): Found | undefined => {
  if (!leaving.test(textAt(place, at))) return undefined;
  const first = dayWithin(place, at + 1);
  if (first === undefined) return undefined;
  for (let spot = first.next; spot < first.next + journeyReach; spot += 1) {
    if (/^[.;!?\n\r]$/.test(textAt(place, spot))) return undefined;
    if (!coming.test(textAt(place, spot))) continue;
    const last = dayWithin(place, spot + 1);
    const found =
      last === undefined || last.day < first.day
        ? undefined
        : foundDates(daysFrom(first.day, last.day), last.next - at);
    return found && { ...found, meanings: [{ kind: "word", symbol: "off" }, ...found.meanings] };
  }
  return undefined;
};

/** Times that begin on one day and end on another. */
export const findAbsence = (place: Place, at: number): Found | undefined =>
  acrossDaysAt(place, at) ?? journeyAt(place, at);
