import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { LimitWish } from "../wish.ts";
import { examOf, kept, times, unkept, weeksOf } from "./checking.ts";
import { daysAhead, holdsAlways, holdsOn, isOff, subjectsMeant } from "./days.ts";
import { distinct, examIn, isAboutAll, meantIn } from "./drafting.ts";
import type { Draft, Facts, Kind, Verdict } from "./kind.ts";
import { leastADay } from "./least-a-day.ts";
import { decidingOn, saidWhen } from "./precedence.ts";
import { spokenMinutes } from "./spoken.ts";
import { shareWeeks } from "./week-budget.ts";
import { whenText, whoText, withWhen } from "./words.ts";

/** Minutes of one subject on a day, where its minutes of a week are shared out. */
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
  // The student has said how much: nothing of it is held back, and its free days are those without a share.
  draft.inputs.cushion = 0;
  draft.inputs.restDays = "none";
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
  const { inputs } = draft;
  const { most, least } = wish;
  for (const subject of meantIn(draft, wish) ?? []) {
    const exam = examIn(draft, subject) ?? inputs.today;
    const shares = sharesOf(draft, wish, most ?? least ?? 0, usualOfSubject);
    const own = [...shares].filter(([day]) => day < exam);
    if (most !== undefined) {
      draft.closed.push((name, day) => name === subject && !shares.has(day));
      draft.rules.push({ subject, mostOn: own.map(([day, minutes]) => ({ day, minutes })) });
    }
    if (least === undefined || (most === undefined && isShared(draft, exam, least))) continue;
    const work = Math.ceil(own.reduce((sum, [, minutes]) => sum + minutes, 0));
    inputs.subjects = inputs.subjects.map((each) => {
      const { name, workMinutes = 0, studiedMinutes = 0 } = each;
      const whole =
        most === undefined ? Math.max(workMinutes, work + studiedMinutes) : work + studiedMinutes;
      return name.trim() === subject ? { ...each, workMinutes: whole } : each;
    });
  }
};

/** Most minutes of a subject on a day, the closer wish first; none of it where no session is as short. */
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

const isOver = (minutes: number, { most = Number.POSITIVE_INFINITY }: LimitWish): boolean =>
  minutes > most;

const isUnder = (minutes: number, { least = 0 }: LimitWish): boolean => minutes < least;

const minutesOn = (facts: Facts, day: CalendarDay, subject: string | undefined): number =>
  totalMinutes(
    (facts.byDay.get(day) ?? []).filter(
      (each) => subject === undefined || each.subject === subject,
    ),
  );

/** After its exam nothing of a subject is missing. */
const isBeforeExam = (facts: Facts, subject: string | undefined, day: CalendarDay): boolean => {
  const exam = subject === undefined ? undefined : examOf(facts, subject);
  return exam === undefined || day < exam;
};

const checkWeeks = (facts: Facts, wish: LimitWish, subject: string | undefined): Verdict => {
  const weeks = weeksOf(facts)
    .filter((week) => week.every((day) => isBeforeExam(facts, subject, day)))
    .map((week) => week.reduce((sum, day) => sum + minutesOn(facts, day, subject), 0));
  if (weeks.some((minutes) => isOver(minutes, wish))) return unkept("One week has more than that.");
  if (weeks.some((minutes) => isUnder(minutes, wish)))
    return unkept("One week has less than that.");
  return kept;
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

const checkDays = (facts: Facts, wish: LimitWish, subject: string | undefined): Verdict => {
  const rivals = rivalsOf(facts, wish, subject);
  const minutes = facts.days
    .filter((day) => isBeforeExam(facts, subject, day))
    .filter((day) => decidingOn(rivals, day).some((each) => each.wish === wish))
    .map((day) => minutesOn(facts, day, subject));
  const over = minutes.filter((each) => isOver(each, wish)).length;
  if (over > 0) return unkept(`${times(over, "One day has", "% days have")} more than that.`);
  const under = minutes.filter((each) => isUnder(each, wish)).length;
  return under > 0 ? unkept(`${times(under, "One day has", "% days have")} less than that.`) : kept;
};

const perText = (wish: LimitWish): string => {
  if (wish.per === "week") return withWhen("a week", wish);
  return whenText(wish) === "" ? "a day" : whenText(wish);
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
    const names = subjectsMeant(wish, facts.subjects, facts.ratingOf);
    const check = wish.per === "day" ? checkDays : checkWeeks;
    const verdicts = (names ?? [undefined]).map((subject) => check(facts, wish, subject));
    return verdicts.find(({ is }) => is !== "kept") ?? kept;
  },
  describe: (wish) => {
    const { most, least } = wish;
    const name = whoText(wish);
    const what = `${name === undefined ? "" : ` of ${name}`} ${perText(wish)}`;
    if (most === 0) return withWhen("No study", wish);
    if (most !== undefined && most === least) return `${spokenMinutes(most)}${what}`;
    return [
      ...(least === undefined ? [] : [`At least ${spokenMinutes(least)}${what}`]),
      ...(most === undefined ? [] : [`At most ${spokenMinutes(most)}${what}`]),
    ].join("; ");
  },
  topic: ({ firmness: _firmness, most, least, ...scope }) => [
    scope,
    most === undefined,
    least === undefined,
  ],
};
