import { timesOfDay } from "../free-time/preferred-times.ts";
import type { PlanningWishes, PreferredTime } from "../model.ts";
import type { Clause } from "./clause.ts";
import { itemsOf, type Phrase, ruleOf, subjectNamesOf } from "./phrase.ts";

const timesIn = (clause: Clause): readonly PreferredTime[] => [
  ...new Set(itemsOf(clause, "times").flatMap(({ times }) => times)),
];

/** An early morning is a morning too: "no mornings" must not leave six o'clock open. */
const withEarly = (times: readonly PreferredTime[]): readonly PreferredTime[] =>
  timesOfDay.filter(
    (time) => times.includes(time) || (time === "Early Morning" && times.includes("Morning")),
  );

const preferred: Phrase["read"] = (clause) => ({ preferredTimes: [{ times: timesIn(clause) }] });

const firstPreferred: Phrase["read"] = (clause) => {
  const times = itemsOf(clause, "times")[0]?.times;
  return times && { preferredTimes: [{ times }] };
};

const preferredForSubjects: Phrase["read"] = (clause) => ({
  preferredTimes: subjectNamesOf(clause).map((subject) => ({ subject, times: timesIn(clause) })),
});

/** "Maths mornings Physics evenings": each subject with the time beside it. */
const preferredInPairs: Phrase["read"] = (clause) => {
  const times = itemsOf(clause, "times");
  const preferredTimes = itemsOf(clause, "subjects").flatMap(({ names }, index) =>
    names.map((subject) => ({ subject, times: times[index]?.times ?? [] })),
  );
  return { preferredTimes };
};

const avoided = (times: readonly PreferredTime[]): Partial<PlanningWishes> => ({
  avoidedTimes: times,
});

/** Times of day to seek, for all subjects or for one, and times to leave free for all. */
export const timeOfDayRule = ruleOf([
  { shapes: ["times", "allsubjects times"], read: preferred, footing: "turnable" },
  {
    shapes: [
      "want|like|best|more|focus|keep times",
      "best|more want times",
      "times best|want",
      "want times best",
      "want best times",
      "times easy",
      "focus best times",
      "more focus times",
    ],
    read: preferred,
  },
  {
    shapes: [
      "want|like? times more? than times",
      "want|like? times morethan times",
      "want times times",
    ],
    read: firstPreferred,
  },
  {
    shapes: [
      "like? subjects only|best|more|want? times only|best?",
      "times only? subjects",
      "only times subjects",
      "only? subjects best? times only?",
      "more|focus subjects times",
      "best subjects times",
    ],
    read: preferredForSubjects,
  },
  {
    shapes: ["subjects times subjects times", "subjects times and subjects times"],
    read: preferredInPairs,
  },
  {
    shapes: ["only times", "times only"],
    read: (clause) => {
      const wanted = withEarly(timesIn(clause));
      return avoided(timesOfDay.filter((time) => !wanted.includes(time)));
    },
  },
  {
    shapes: [
      "no|avoid times",
      "no want|like|focus|best|easy times",
      "times no",
      "times avoid",
      "times hard|worst",
      "keep times free",
      "times keep free",
      "times off",
    ],
    read: (clause) => avoided(withEarly(timesIn(clause))),
  },
  {
    shapes: ["no|avoid D and times", "no|avoid times and D"],
    read: (clause) => ({
      ...avoided(withEarly(timesIn(clause))),
      weekdaysOff: itemsOf(clause, "days").flatMap(({ weekdays }) => weekdays),
      datesOff: itemsOf(clause, "dates").flatMap(({ dates }) => dates),
    }),
  },
]);
