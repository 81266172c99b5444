import type { PlanningWishes } from "../model.ts";
import { formatClock } from "../time/clock-time.ts";
import { spokenDates, spokenDays, spokenMinutes, spokenTimes, spokenWeekdays } from "./spoken.ts";

const emphasisText = (factor: number): string => {
  if (factor >= 1.75) return "Much more time for";
  if (factor >= 1.4) return "More time for";
  if (factor > 1) return "A little more time for";
  if (factor >= 0.75) return "A little less time for";
  if (factor > 0.5) return "Less time for";
  return "Much less time for";
};

const difficultyText = (rating: number): string =>
  ["very easy", "easy", "medium", "hard", "very hard"][Math.round(rating) - 1] ?? "medium";

const limitText = ({ weekdays, minutes }: PlanningWishes["dailyLimits"][number]): string => {
  const when = new Set(weekdays).size === 7 ? "a day" : `on ${spokenWeekdays(weekdays)}`;
  return minutes > 0
    ? `At most ${spokenMinutes(minutes)} ${when}`
    : `No study ${when === "a day" ? "on any day" : when}`;
};

const keptFreeText = ({ subject, days }: PlanningWishes["finishDaysBefore"][number]): string =>
  subject === undefined
    ? `The last ${spokenDays(days)} before each exam free of its subject`
    : `The last ${spokenDays(days)} before the ${subject} exam free of ${subject}`;

const sessionTexts = ({
  minSessionLength: shortest,
  maxSessionLength: longest,
}: PlanningWishes): readonly string[] => {
  if (shortest !== undefined && shortest === longest)
    return [`Sessions of ${spokenMinutes(shortest)}`];
  return [
    ...(shortest === undefined ? [] : [`Sessions of at least ${spokenMinutes(shortest)}`]),
    ...(longest === undefined ? [] : [`Sessions of at most ${spokenMinutes(longest)}`]),
  ];
};

/** One plain sentence for each wish, in the same words whoever read them from the student's text. */
export const describeWishes = (wishes: PlanningWishes): readonly string[] => [
  ...Object.entries(wishes.emphasis)
    .filter(([, factor]) => factor !== 1)
    .map(([subject, factor]) => `${emphasisText(factor)} ${subject}`),
  ...Object.entries(wishes.difficulty).map(
    ([subject, rating]) => `${subject} counts as ${difficultyText(rating)}`,
  ),
  ...(wishes.weekdaysOff.length > 0 ? [`No study on ${spokenWeekdays(wishes.weekdaysOff)}`] : []),
  ...spokenDates(wishes.datesOff).map((dates) => `No study ${dates}`),
  ...wishes.dailyLimits.filter(({ weekdays }) => weekdays.length > 0).map(limitText),
  ...wishes.preferredTimes
    .filter(({ times }) => times.length > 0)
    .map(({ subject, times }) => `${subject ?? "Study"} preferably ${spokenTimes(times)}`),
  ...(wishes.avoidedTimes.length > 0 ? [`No study ${spokenTimes(wishes.avoidedTimes, "or")}`] : []),
  ...(wishes.earliestStart === undefined
    ? []
    : [`No study before ${formatClock(wishes.earliestStart)}`]),
  ...(wishes.latestEnd === undefined ? [] : [`No study after ${formatClock(wishes.latestEnd)}`]),
  ...wishes.finishDaysBefore.filter(({ days }) => days > 0).map(keptFreeText),
  ...sessionTexts(wishes),
];
