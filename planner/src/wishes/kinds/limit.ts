import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { LimitWish } from "../wish.ts";
import { examOf, kept, unkept, unless, weeksOf } from "./checking.ts";
import { daysAhead, holdsAlways, holdsOn, isOff, subjectsMeant } from "./days.ts";
import { changeSubjects, distinct, examIn, isAboutAll, meantIn } from "./drafting.ts";
import type { Draft, Facts, Kind, Verdict } from "./kind.ts";
import { leastADay } from "./least-a-day.ts";
import { decidingOn, saidWhen } from "./precedence.ts";
import { shareWeeks } from "./week-budget.ts";

/** Minutes of one subject on a day, if its minutes of a week are shared out. */
const usualOfSubject = 60;

/** A week's minutes shared out to the days on which the wish holds. */
const sharesOf = ({ inputs }: Draft, wish: LimitWish, aWeek: number, leastADay: number) =>
  shareWeeks({
    days: daysAhead(inputs),
    isOff: (day) => isOff(inputs, day) || !holdsOn(wish, day, inputs),
    exams: inputs.subjects.map(({ examDate }) => examDate),
    aWeek,
    aDay: inputs.hoursPerDay * 60,
    leastADay,
  });

const limitWeeks = (draft: Draft, wish: LimitWish, most: number): void => {
  const { minimum } = sessionLengthsOf(draft.inputs);
  const shares = sharesOf(draft, wish, most, Math.max(minimum, 30));
  // The student has said how much: no reserve is held back, and its free days are those without a
  // share.
  if (holdsAlways(wish)) {
    draft.inputs.cushion = 0;
    draft.inputs.restDays = "none";
  }
  for (const day of daysAhead(draft.inputs).filter((each) => holdsOn(wish, each, draft.inputs)))
    draft.limits.push({
      isOn: (other) => other === day,
      isOfSomeDays: true,
      minutes: shares.get(day) ?? 0,
      does: "lowers",
    });
};

/** Whether an even part of the hours until an exam is enough already. */
const isShared = ({ inputs }: Draft, exam: CalendarDay, aWeek: number): boolean => {
  const { today, hoursPerDay, subjects } = inputs;
  const running = subjects.filter(({ examDate }) => examDate > today && examDate <= exam).length;
  const perDay = (hoursPerDay * 60) / Math.max(running, 1);
  return perDay * 7 * 0.8 >= aWeek;
};

/** A subject has its own days of the week, and with `least` as much work as they hold. */
const limitSubjectWeeks = (draft: Draft, wish: LimitWish): void => {
  const { most, least } = wish;
  for (const subject of meantIn(draft, wish) ?? []) {
    const exam = examIn(draft, subject) ?? draft.inputs.today;
    const shares = sharesOf(draft, wish, most ?? least ?? 0, usualOfSubject);
    const own = [...shares].filter(([day]) => day < exam);
    if (most !== undefined) {
      draft.closed.push((name, day) => name === subject && !shares.has(day));
      draft.rules.push({ subject, mostOn: own.map(([day, minutes]) => ({ day, minutes })) });
    }
    if (least === undefined || (most === undefined && isShared(draft, exam, least))) continue;
    const work = Math.ceil(own.reduce((sum, [, minutes]) => sum + minutes, 0));
    changeSubjects(draft, [subject], ({ workMinutes = 0, studiedMinutes = 0 }) => ({
      workMinutes: Math.max(most === undefined ? workMinutes : 0, work + studiedMinutes),
    }));
  }
};

/**
 * Most minutes of a subject on a day, the closer wish first; none of it if no session is as short.
 */
const limitSubjectDays = (draft: Draft, wishes: readonly LimitWish[]): void => {
  const { inputs } = draft;
  const said = wishes.map((wish) => ({
    ...saidWhen(wish, inputs),
    names: meantIn(draft, wish) ?? [],
    most: wish.most ?? 0,
  }));
  const lowest = (some: typeof said): number => Math.min(...some.map(({ most }) => most));
  for (const subject of distinct(said.flatMap(({ names }) => names))) {
    const own = said.filter(({ names }) => names.includes(subject));
    const usual = lowest(own.filter(({ isOfSomeDays }) => !isOfSomeDays));
    const closer = own.filter(({ isOfSomeDays }) => isOfSomeDays);
    const isRaised = closer.some(({ most }) => most > usual);
    const mostOn = daysAhead(inputs)
      .filter((day) => isRaised || closer.some(({ isOn }) => isOn(day)))
      .map((day) => ({ day, minutes: lowest([...decidingOn(own, day)]) }))
      .filter(({ minutes }) => minutes < minutesPerDay);
    if (!isRaised && usual < minutesPerDay) draft.rules.push({ subject, mostMinutesADay: usual });
    if (mostOn.length > 0) draft.rules.push({ subject, mostOn });
    const { minimum } = sessionLengthsOf(inputs);
    const tooShort = mostOn.filter(({ minutes }) => minutes < minimum).map(({ day }) => day);
    draft.closed.push((name, day) => name === subject && tooShort.includes(day));
  }
};

/** Minutes of each week, or of each day, that `isMeant` as a whole; after its exam no time of a subject is missing. */
const minutesPer = (
  facts: Facts,
  per: LimitWish["per"],
  subject: string | undefined,
  isMeant: (day: CalendarDay) => boolean,
): readonly number[] => {
  const exam = subject === undefined ? undefined : examOf(facts, subject);
  const units =
    per === "week"
      ? weeksOf(facts).filter((week) => week.every(isMeant))
      : facts.days.filter(isMeant).map((day) => [day]);
  return units
    .filter((days) => days.every((day) => exam === undefined || day < exam))
    .map((days) => days.flatMap((day) => facts.byDay.get(day) ?? []))
    .map((sessions) =>
      totalMinutes(sessions.filter((each) => subject === undefined || each.subject === subject)),
    );
};

/** Wishes of the same subject, by the day, that set the same end of it. */
const rivalsOf = (facts: Facts, wish: LimitWish, subject: string | undefined) =>
  facts.wishes
    .filter((other) => other.kind === "limit")
    .filter(
      (other) =>
        other.per === "day" &&
        (other.most === undefined) === (wish.most === undefined) &&
        (subject === undefined
          ? isAboutAll(other)
          : subjectsMeant(other, facts.subjects, facts.ratingOf)?.includes(subject) === true),
    )
    .map((other) => ({ ...saidWhen(other, facts), wish: other }));

const checkFor = (facts: Facts, wish: LimitWish, subject: string | undefined): Verdict => {
  const { per, most = Number.POSITIVE_INFINITY, least = 0 } = wish;
  const rivals = rivalsOf(facts, wish, subject);
  const minutes = minutesPer(facts, per, subject, (day) =>
    per === "week"
      ? holdsOn(wish, day, facts)
      : decidingOn(rivals, day).some((each) => each.wish === wish),
  );
  const over = minutes.filter((each) => each > most).length;
  const under = minutes.filter((each) => each < least).length;
  return over > 0
    ? unkept({ kind: "limit", per, than: "more", count: over })
    : unless({ kind: "limit", per, than: "less", count: under });
};

export const limit: Kind<"limit"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) {
      const { most, least } = wish;
      const isOfWeeks = wish.per === "week";
      if (least !== undefined && !isOfWeeks && holdsAlways(wish)) draft.inputs.restDays = "none";
      if (!isAboutAll(wish) && isOfWeeks) limitSubjectWeeks(draft, wish);
      if (!isAboutAll(wish) || most === undefined) continue;
      if (isOfWeeks) limitWeeks(draft, wish, most);
      else draft.limits.push({ ...saidWhen(wish, draft.inputs), minutes: most, does: "sets" });
    }
    const ofDays = wishes.filter(({ per }) => per === "day");
    limitSubjectDays(
      draft,
      ofDays.filter((wish) => !isAboutAll(wish) && wish.most !== undefined),
    );
    leastADay(draft, ofDays);
  },
  check: (facts, wish) => {
    const names = subjectsMeant(wish, facts.subjects, facts.ratingOf) ?? [undefined];
    const verdicts = names.map((subject) => checkFor(facts, wish, subject));
    return verdicts.find(({ is }) => is !== "kept") ?? kept;
  },
  topic: ({ firmness: _firmness, most, least, ...scope }) => [
    scope,
    most === undefined,
    least === undefined,
  ],
};
