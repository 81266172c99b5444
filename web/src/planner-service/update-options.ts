import type { CalendarDay, StudyPlan, Subject } from "@smart-planner/planner/model";
import {
  type PlanSession,
  sessionDaysOf,
  sessionNameOf,
  timelineOf,
} from "@smart-planner/planner/plan";
import {
  addDays,
  daysBetween,
  parseClock,
  type ShowClock,
  totalMinutes,
} from "@smart-planner/planner/time";
import { planHelpWords } from "@smart-planner/words/en/plan-help";
import { planOfferWords } from "@smart-planner/words/en/plan-offer";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { Words } from "@smart-planner/words/said";
import type { Candidate } from "./plan-updater.ts";
import type { UpdateRequest } from "./update-basis.ts";

export type OptionKind = "more" | "keep" | "scratch";

const shownDays = 7;
/** So long ago, and the student has been away. */
const awayDays = 7;

/** An exam or a piece of due work ahead. */
interface Dated {
  readonly subject: string;
  readonly name: string;
  readonly day: CalendarDay;
  /** Weekly work has many pieces of one name. */
  readonly taskId?: string;
}

/** The inputs of the sentences of an offer. */
interface OfferFacts {
  readonly today: CalendarDay;
  /** The present plan. */
  readonly before: readonly PlanSession[];
  /** Not done, and to be planned again. */
  readonly open: readonly PlanSession[];
  /** With an exam ahead, the nearest first. */
  readonly upcoming: readonly Subject[];
  /** Due work, and the part of it that a plan leaves out. */
  readonly worksAfter: (plan: StudyPlan) => readonly (Dated & { readonly shortMinutes: number })[];
  readonly limitMinutes: number;
  readonly showTime: ShowClock;
  readonly words: Words;
}

/** A candidate with its regained minutes. */
export interface Measured {
  readonly kind: OptionKind;
  readonly candidate: Candidate;
  /** More time a day than usual. */
  readonly extraMinutes: number;
  readonly openMinutes: number;
  readonly lostMinutes: number;
}

const isPlanned = ({ entry, minutes }: PlanSession): boolean =>
  entry.released === undefined && minutes > 0;

export const sessionsAhead = (
  days: ReturnType<typeof sessionDaysOf>,
  today: CalendarDay,
): readonly PlanSession[] =>
  days
    .filter(({ day }) => day >= today)
    .flatMap(({ sessions }) => sessions)
    .filter(isPlanned);

/** Open work without room in a replan, and what gives way to other work, by subject or piece of due work. */
const lossOf = ({ update, fit, work, gained: room }: Candidate, name: string): number => {
  const open = totalMinutes(work.filter((one) => sessionNameOf(one) === name));
  if (room !== undefined) return Math.max(open - (room.get(name) ?? 0), 0);
  const hours = update.difference.subjects.find((one) => one.subject === name);
  const gained = Math.max((hours?.minutesAfter ?? 0) - (hours?.minutesBefore ?? 0), 0);
  const left = Math.max(open - gained, 0);
  if (fit.length === 0) return left;
  // The planner knows the need: time covered by the rest of the plan is not lost.
  const missing = fit
    .filter((one) => one.subject === name)
    .reduce((sum, one) => sum + one.missingMinutes, 0);
  return Math.min(left, missing);
};

export const measure = (
  kind: OptionKind,
  candidate: Candidate,
  extraMinutes: number = 0,
): Measured => {
  const { work, gained = new Map<string, number>() } = candidate;
  const names = new Set([...work.map(sessionNameOf), ...gained.keys()]);
  return {
    kind,
    candidate,
    extraMinutes,
    openMinutes: totalMinutes(work),
    lostMinutes: [...names].reduce((sum, name) => sum + lossOf(candidate, name), 0),
  };
};

const placesText = (candidate: Candidate, today: CalendarDay): string =>
  sessionsAhead(sessionDaysOf(candidate.update.plan), today)
    .map(({ day, subject, minutes, entry }) => `${day} ${entry.startTime} ${minutes} ${subject}`)
    .toSorted()
    .join("\n");

/** Without those whose plan another one has already. */
export const withoutEqual = (
  measured: readonly Measured[],
  today: CalendarDay,
): readonly Measured[] => {
  const seen = new Set<string>();
  return measured.filter(({ candidate }) => {
    const text = placesText(candidate, today);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
};

const byId = (sessions: readonly PlanSession[]) =>
  new Map(sessions.map((one) => [one.entry.id ?? one.key, one]));

/** A session in the picture of a day: minutes that are new there are a block of their own. */
const blocksOn = (
  day: CalendarDay,
  before: readonly PlanSession[],
  after: readonly PlanSession[],
) => {
  const was = byId(before.filter((one) => one.day === day));
  const is = byId(after.filter((one) => one.day === day));
  const kept = [...is].flatMap(([id, { key, subject, minutes }]) => {
    const gained = Math.max(minutes - (was.get(id)?.minutes ?? 0), 0);
    const block = { subject, isGone: false };
    return [
      { ...block, key, minutes: minutes - gained, gained: 0 },
      { ...block, key: `${key} more`, minutes: gained, gained },
    ].filter((one) => one.minutes > 0);
  });
  const gone = [...was]
    .filter(([id]) => !is.has(id))
    .map(([, { key, subject, minutes }]) => ({
      key: `${key} gone`,
      subject,
      minutes,
      gained: 0,
      isGone: true,
    }));
  return [
    ...kept.filter(({ gained }) => gained === 0),
    ...kept.filter(({ gained }) => gained > 0),
    ...gone,
  ];
};

/** Every session that changes, once. */
const changesOf = ({ update }: Candidate, { today, showTime, words }: OfferFacts) => {
  const { moved, added, removed } = update.difference;
  const texts = words(planOfferWords);
  const starts = new Map(
    timelineOf({ plan: update.plan }).events.map(({ id, startMinute }) => [id, startMinute]),
  );
  const at = ({ key, entry }: PlanSession): string =>
    showTime(parseClock(entry.startTime ?? "") ?? starts.get(key) ?? 0);
  const lines = [
    ...added.map((session) => ({
      day: session.day,
      key: `new ${session.key}`,
      subject: session.subject,
      name: sessionNameOf(session),
      text: texts.added(session.day, today, at(session), session.minutes),
    })),
    ...moved.map(({ before: was, after: is }) => ({
      day: was.day,
      key: `moved ${was.key}`,
      subject: is.subject,
      name: sessionNameOf(is),
      text:
        was.day === is.day && was.minutes !== is.minutes
          ? texts.lengthened(was.day, today, is.minutes)
          : texts.moved(was.day, today, is.day, at(is)),
    })),
    ...removed.map((session) => ({
      day: session.day,
      key: `gone ${session.key}`,
      subject: session.subject,
      name: sessionNameOf(session),
      text: texts.dropped(session.day, today),
    })),
  ];
  return lines.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
};

const sessionsOfOne =
  ({ name, taskId }: Pick<Dated, "name" | "taskId">) =>
  (sessions: readonly PlanSession[]) =>
    sessions.filter((one) =>
      taskId === undefined ? sessionNameOf(one) === name : one.entry.taskId === taskId,
    );

/** Days on which a subject, or a piece of due work, has more than before. */
export const gainDays = (
  before: readonly PlanSession[],
  after: readonly PlanSession[],
  of: Pick<Dated, "name" | "taskId">,
): readonly CalendarDay[] => {
  const own = sessionsOfOne(of);
  const on = (sessions: readonly PlanSession[], day: CalendarDay) =>
    totalMinutes(own(sessions).filter((one) => one.day === day));
  return [...new Set(after.map(({ day }) => day))]
    .filter((day) => on(after, day) > on(before, day))
    .toSorted();
};

/** The effect on an exam or a piece of due work, in one sentence. */
const effectOn = (
  dated: Dated,
  { candidate, kind }: Measured,
  { before, open, words }: OfferFacts,
  after: readonly PlanSession[],
) => {
  const { subject, name, day } = dated;
  const texts = words(planOfferWords);
  const own = sessionsOfOne(dated);
  const said = (text: string, isLoss = false) => ({
    subject,
    name,
    dateText: texts.examDate(day),
    text,
    isLoss,
  });
  const openMinutes = totalMinutes(own(open));
  const more = totalMinutes(own(after)) - totalMinutes(own(before));
  if (openMinutes === 0) {
    if (more === 0) return said(texts.stays);
    return more > 0 ? said(texts.more(more)) : said(texts.less(-more), true);
  }
  const lost = lossOf(candidate, name);
  const back = openMinutes - lost;
  const days = gainDays(before, after, dated);
  const last = days.at(-1);
  if (lost === 0 && last === undefined) return said(texts.covered);
  if (back <= 0) return said(texts.allDropped(lost), true);
  if (lost > 0 && kind !== "more") return said(texts.partDropped(back, lost), true);
  if (last === undefined) return said(texts.back(back, openMinutes));
  if (days.length === 1 && lost === 0) return said(texts.backOn(openMinutes, last));
  return said(texts.backBy(back, openMinutes, last));
};

const effectsOf = (measured: Measured, facts: OfferFacts, after: readonly PlanSession[]) => {
  const texts = facts.words(planOfferWords);
  const exams = facts.upcoming.map(({ name, examDate: day }) =>
    effectOn({ subject: name.trim(), name: name.trim(), day }, measured, facts, after),
  );
  const works = facts
    .worksAfter(measured.candidate.update.plan)
    .flatMap(({ shortMinutes, ...work }) => {
      const effect = effectOn(work, measured, facts, after);
      if (shortMinutes > 0) return { ...effect, text: texts.doNotFit(shortMinutes), isLoss: true };
      // Only due work that the change helps is named; less of it loses nothing if all of it fits.
      return effect.text === texts.stays ? [] : { ...effect, isLoss: false };
    });
  return [...exams, ...works];
};

/** The last day that is longer than usual. */
const untilDay = (after: readonly PlanSession[], { limitMinutes, today }: OfferFacts) =>
  [...Map.groupBy(after, ({ day }) => day)]
    .filter(([day, ofDay]) => day >= today && totalMinutes(ofDay) > limitMinutes + 5)
    .map(([day]) => day)
    .toSorted()
    .at(-1);

const namesOf = (
  measured: Measured,
  facts: OfferFacts,
  after: readonly PlanSession[],
  count: number,
): { readonly name: string; readonly note: string } => {
  const { kind, extraMinutes, openMinutes, lostMinutes } = measured;
  const back = openMinutes - lostMinutes;
  const texts = facts.words(planOfferWords);
  switch (kind) {
    case "more":
      return {
        name: texts.moreADay(extraMinutes),
        note: texts.moreNote(back, openMinutes, untilDay(after, facts)),
      };
    case "keep":
      return {
        name: lostMinutes === 0 ? texts.keepDays : texts.keepAndDrop(lostMinutes),
        note:
          openMinutes === 0 || lostMinutes === 0
            ? texts.sessionsChange(count)
            : back > 0
              ? texts.intoFreeHours(back)
              : texts.hoursStay(facts.limitMinutes),
      };
    case "scratch":
      return {
        name: texts.scratch,
        note:
          openMinutes === 0
            ? texts.sessionsChange(count)
            : count > after.length / 2
              ? texts.scratchMost(back)
              : texts.scratchSome(back, count),
      };
  }
};

/** One of the ways in which the plan can go on. */
export const optionOf = (measured: Measured, facts: OfferFacts) => {
  const { before, today } = facts;
  const { candidate, kind } = measured;
  const after = sessionsAhead(sessionDaysOf(candidate.update.plan), today);
  const changes = changesOf(candidate, facts);
  return {
    kind,
    ...namesOf(measured, facts, after, changes.length),
    days: Array.from({ length: shownDays }, (_, index) => {
      const day = addDays(today, index);
      return { day, blocks: blocksOn(day, before, after) };
    }),
    exams: effectsOf(measured, facts, after),
    changes,
  };
};

export type UpdateOption = ReturnType<typeof optionOf>;
export type DayBlock = ReturnType<typeof blocksOn>[number];

/** A change of the plan before it is used. */
export interface UpdateOffer {
  readonly title: string;
  readonly note: string;
  readonly today: CalendarDay;
  /** A day's hours. */
  readonly limitMinutes: number;
  /** Open work by subject. */
  readonly open: readonly { readonly subject: string; readonly minutes: number }[];
  /** Whether something can be tried that would lose less. */
  readonly hasHelps: boolean;
  /** At most three, no two with the same plan; the first is chosen. */
  readonly options: readonly UpdateOption[];
}

/** The change in a sentence once it is used; nothing if its count says it. */
export const doneText = (measured: Measured, words: Words): string | undefined => {
  const { kind, extraMinutes, openMinutes, lostMinutes } = measured;
  if (openMinutes === 0) return undefined;
  const texts = words(planOfferWords);
  const back = openMinutes - lostMinutes;
  return back === 0
    ? texts.doneDropped(lostMinutes)
    : texts.done[kind](back, openMinutes, extraMinutes);
};

/** Title and line of the dialog. */
export const headOf = (
  { missed = [], left = [], changes = [], by = [] }: UpdateRequest,
  { today, limitMinutes, words }: OfferFacts,
  keep: Measured,
): Pick<UpdateOffer, "title" | "note"> => {
  const texts = words(planOfferWords);
  const { sentence, sentences } = words(planSaidWords);
  const said = by.map((change) => sentence(words(planHelpWords).offer(change)));
  const planned = new Set(keep.candidate.work.map(({ subject }) => subject));
  const follows = changes.length > 0 ? [texts.follows] : [];
  const stays = texts.finishedStays;
  const [first] = left;
  if (first !== undefined)
    return { title: texts.leftTitle(first.minutes, sessionNameOf(first)), note: stays };
  const days = [...new Set(missed.map(({ day }) => day))].toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined)
    return {
      title: texts.title,
      note: sentences([...said, ...(follows.length > 0 ? follows : [stays])]),
    };
  const { openMinutes } = keep;
  const doesFit = keep.lostMinutes === 0;
  if (daysBetween(from, today) > awayDays)
    return {
      title: texts.awayTitle,
      note: sentences([
        ...said,
        texts.notDone(openMinutes, from),
        doesFit ? texts.allFits : texts.daysAreFull,
        ...follows,
      ]),
    };
  if (doesFit) {
    return {
      title: texts.fitsTitle(openMinutes),
      note: sentences([
        ...said,
        texts.missed([...planned], from, to, today),
        texts.noLongerDay(limitMinutes),
        ...follows,
      ]),
    };
  }
  return {
    title: texts.missedTitle(openMinutes),
    note: sentences([...said, texts.missedOn(from, to, today), stays, ...follows]),
  };
};

/** Open work by subject, the most first. */
export const openBySubject = (open: readonly PlanSession[]): UpdateOffer["open"] =>
  [...Map.groupBy(open, ({ subject }) => subject)]
    .map(([subject, sessions]) => ({ subject, minutes: totalMinutes(sessions) }))
    .toSorted((one, other) => other.minutes - one.minutes);
