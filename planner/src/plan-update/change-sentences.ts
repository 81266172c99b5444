import type { CalendarDay } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { sessionNameOf as nameOf } from "../study-plan/session-name.ts";
import { dayAndMonth, weekdayNames } from "../time/day-labels.ts";
import { daysBetween, weekdayOf } from "../time/day-number.ts";
import type { PlanDifference } from "./plan-difference.ts";

/** One plain sentence about a session, with the places in both plans that it speaks of. */
export interface ChangeSentence {
  /** The subject, with the title of due work. */
  readonly subject: string;
  /** Follows the name. */
  readonly text: string;
  /** Keys of the session in the plan before and in the new one. */
  readonly before?: string;
  readonly after?: string;
}

export interface ChangeInWords {
  readonly sentences: readonly ChangeSentence[];
  /** Sessions that get another place, time or length, come or go and that no sentence speaks of, */
  readonly more: number;
  /** and those without room that none speaks of. */
  readonly moreWithoutRoom: number;
}

const mostSentences = 5;

const dayText = (day: CalendarDay, today: CalendarDay): string => {
  const distance = daysBetween(today, day);
  if (distance === 0) return "today";
  if (distance === 1) return "tomorrow";
  if (Math.abs(distance) < 7) return weekdayNames[weekdayOf(day)] ?? "";
  return dayAndMonth(day);
};

const whenText = ({ day, entry }: PlanSession, today: CalendarDay): string =>
  `${dayText(day, today)}${entry.startTime === undefined ? "" : `, ${entry.startTime}`}`;

/** Where what was missed goes; the weekday that it was missed on would come back as the same word. */
const goesTo = (place: PlanSession, missed: PlanSession, today: CalendarDay): string =>
  `${daysBetween(missed.day, place.day) === 7 ? "next " : ""}${whenText(place, today)}`;

/** Takes a session for the same out of the list, the nearest in length first. */
const takeFor = (missed: PlanSession, added: PlanSession[]): PlanSession | undefined => {
  const own = added.filter((session) => nameOf(session) === nameOf(missed));
  const best = own.toSorted(
    (one, other) =>
      Math.abs(one.minutes - missed.minutes) - Math.abs(other.minutes - missed.minutes),
  )[0];
  if (best !== undefined) added.splice(added.indexOf(best), 1);
  return best;
};

/** Minutes that sessions of a subject become longer by, and the first of them. */
const gainsIn = ({ moved }: PlanDifference) => {
  const gains = new Map<string, { minutes: number; readonly first: PlanSession }>();
  for (const { before, after } of moved) {
    const longer = after.minutes - before.minutes;
    if (longer <= 0) continue;
    const gain = gains.get(nameOf(after));
    if (gain === undefined) gains.set(nameOf(after), { minutes: longer, first: after });
    else gain.minutes += longer;
  }
  return gains;
};

/** At most five sentences about a change, missed sessions first, or four and a count. */
export const changeSentencesOf = ({
  difference,
  missed,
  today,
  firstExam,
  lacking,
  planned,
}: {
  readonly difference: PlanDifference;
  readonly missed: readonly PlanSession[];
  readonly today: CalendarDay;
  /** The subject with the nearest exam. */
  readonly firstExam?: string | undefined;
  /** Names that want more time than they get: of others, nothing lacks room. */
  readonly lacking: ReadonlySet<string>;
  /** Names with an exam or a due date ahead: where they lack nothing, what was missed has its time in the plan already. */
  readonly planned?: ReadonlySet<string> | undefined;
}): ChangeInWords => {
  const added = [...difference.added];
  const isMissed = (key: string): boolean => missed.some((session) => session.key === key);
  /** Of a session of today or later that is given another day, where it comes to stand. */
  const newPlaceOf = ({ key, day }: PlanSession): PlanSession | undefined =>
    difference.moved.find(({ before, after }) => before.key === key && after.day !== day)?.after;
  const because = (subject: string): string =>
    subject === firstExam ? ", because its exam comes first" : "";
  /** The outcome of a missed session without a new place. */
  const fateOf = (subject: string): string => {
    if (lacking.has(subject)) return "finds no room";
    return planned?.has(subject) === true ? "is in your plan already" : "is no longer planned";
  };
  const gains = gainsIn(difference);
  const again = missed.map((session): ChangeSentence => {
    const from = dayText(session.day, today);
    const place = newPlaceOf(session) ?? takeFor(session, added);
    const subject = nameOf(session);
    const gain = gains.get(subject);
    if (place === undefined && gain !== undefined && gain.minutes * 2 >= session.minutes) {
      gain.minutes -= session.minutes;
      return {
        subject,
        text: `from ${from} goes into longer sessions from ${dayText(gain.first.day, today)} on${because(subject)}.`,
        before: session.key,
        after: gain.first.key,
      };
    }
    if (place === undefined)
      return {
        subject,
        text: `from ${from} ${fateOf(subject)}.`,
        before: session.key,
      };
    return {
      subject,
      text: `from ${from} goes to ${goesTo(place, session, today)}${because(subject)}.`,
      before: session.key,
      after: place.key,
    };
  });
  const others = difference.moved.filter(({ before }) => !isMissed(before.key));
  const moved = others.map(({ before, after }): ChangeSentence => {
    const keys = { subject: nameOf(after), before: before.key, after: after.key };
    if (before.day !== after.day)
      return {
        ...keys,
        text: `moves from ${dayText(before.day, today)} to ${whenText(after, today)}${missed.length > 0 ? " to make room" : ""}.`,
      };
    if (before.minutes !== after.minutes)
      return {
        ...keys,
        text: `${dayText(after.day, today)} is ${Math.abs(after.minutes - before.minutes)} min ${after.minutes > before.minutes ? "longer" : "shorter"}.`,
      };
    const { startTime } = after.entry;
    const begins = startTime === undefined ? "begins at another time" : `begins at ${startTime}`;
    return { ...keys, text: `${dayText(after.day, today)} ${begins}.` };
  });
  const come = added.map(
    (session): ChangeSentence => ({
      subject: nameOf(session),
      text: `comes ${whenText(session, today)}${because(nameOf(session))}.`,
      after: session.key,
    }),
  );
  const gone = difference.removed
    .filter(({ key }) => !isMissed(key))
    .map(
      (session): ChangeSentence => ({
        subject: nameOf(session),
        text: `${dayText(session.day, today)} is no longer planned.`,
        before: session.key,
      }),
    );
  const all = [...again, ...moved, ...come, ...gone];
  const isPlaced = ({ before, after }: ChangeSentence): boolean =>
    after !== undefined || before === undefined || !isMissed(before);
  const lacksRoom = (one: ChangeSentence): boolean => !isPlaced(one) && lacking.has(one.subject);
  const count = all.length <= mostSentences ? all.length : mostSentences - 1;
  const rest = all.slice(count);
  const more = rest.filter(isPlaced).length;
  return {
    sentences: all.slice(0, count),
    more,
    moreWithoutRoom: rest.filter(lacksRoom).length,
  };
};
