import type { TaskInput } from "../../due-work/due-tasks.ts";
import { defaultPreferences as usual } from "../../model/default-preferences.ts";
import type { PlanningWishes, Preferences } from "../../model/model.ts";
import { usualComfort, wholeComfort } from "../../model/usual-comfort.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { AdvancedInputs, FixedSession } from "./advanced-inputs.ts";

const within = (value: number, least: number, most: number, instead: number): number =>
  Number.isNaN(value) ? instead : Math.min(Math.max(value, least), most);

const soundPreferences = (preferences: Preferences): Preferences => {
  const { minSessionLength, maxSessionLength, sleepSchedule } = preferences;
  return {
    ...preferences,
    minSessionLength: within(minSessionLength, 5, minutesPerDay, usual.minSessionLength),
    maxSessionLength: within(maxSessionLength, 5, minutesPerDay, usual.maxSessionLength),
    sleepSchedule: {
      start: within(sleepSchedule.start, 0, 24, 0),
      end: within(sleepSchedule.end, 0, 24, 0),
    },
  };
};

const soundWishes = (wishes: PlanningWishes): PlanningWishes => {
  const { earliestStart, latestEnd, minSessionLength, maxSessionLength, ...others } = wishes;
  const given = (name: string, value: number | undefined, least: number) =>
    value === undefined || Number.isNaN(value)
      ? {}
      : { [name]: within(value, least, minutesPerDay, 0) };
  return {
    ...others,
    dailyLimits: wishes.dailyLimits.filter(({ minutes }) => !Number.isNaN(minutes)),
    finishDaysBefore: wishes.finishDaysBefore.filter(({ days }) => !Number.isNaN(days)),
    ...given("earliestStart", earliestStart, 0),
    ...given("latestEnd", latestEnd, 0),
    ...given("minSessionLength", minSessionLength, 5),
    ...given("maxSessionLength", maxSessionLength, 5),
  };
};

/** A fixed session without length is left out. */
const isSession = ({ start, minutes }: FixedSession): boolean =>
  start >= 0 && start < minutesPerDay && minutes > 0 && minutes <= minutesPerDay;

const isTask = ({ due, opens, workMinutes, studiedMinutes = 0 }: TaskInput): boolean =>
  [due, opens].every((moment) => moment === undefined || parseDay(moment.day) !== undefined) &&
  [due?.minute ?? 0, opens?.minute ?? 0, workMinutes, studiedMinutes].every(Number.isFinite);

/** Inputs that arithmetic can trust: one NaN would otherwise spread through the whole plan. */
export const soundInputs = (inputs: AdvancedInputs): AdvancedInputs => {
  const { comfort } = inputs.preferences;
  const { restDays, lunch, cushion, quietExamDays, mostSubjectsADay, usesSpare } = wholeComfort({
    restDays: inputs.restDays ?? comfort?.restDays,
    lunch: inputs.lunch === undefined ? comfort?.lunch : inputs.lunch,
    cushion: inputs.cushion ?? comfort?.cushion,
    quietExamDays: inputs.quietExamDays ?? comfort?.quietExamDays,
    mostSubjectsADay: inputs.mostSubjectsADay ?? comfort?.mostSubjectsADay,
    usesSpare: inputs.usesSpare ?? comfort?.usesSpare,
  });
  return {
    ...inputs,
    restDays,
    quietExamDays,
    usesSpare,
    ...(inputs.tasks === undefined ? {} : { tasks: inputs.tasks.filter(isTask) }),
    minuteOfDay: within(inputs.minuteOfDay, 0, minutesPerDay, 0),
    hoursPerDay: within(inputs.hoursPerDay, 0, 24, 0),
    preferences: soundPreferences(inputs.preferences),
    wishes: inputs.wishes === undefined ? undefined : soundWishes(inputs.wishes),
    fixed: (inputs.fixed ?? []).filter(isSession),
    dateLimits: (inputs.dateLimits ?? []).flatMap(({ day, minutes }) =>
      Number.isNaN(minutes) ? [] : [{ day, minutes: within(minutes, 0, minutesPerDay, 0) }],
    ),
    busy: (inputs.busy ?? []).filter(({ start, end }) => end > start && Number.isFinite(end)),
    cushion: within(cushion, 0, 0.9, usualComfort.cushion),
    mostSubjectsADay: within(mostSubjectsADay, 1, 100, usualComfort.mostSubjectsADay),
    lunch: lunch !== null && lunch.end > lunch.start ? lunch : null,
  };
};
