import type { SubjectFit } from "../advanced-plan/fit.ts";
import { shortDuration } from "../study-log/week-in-words.ts";
import type { KnownSubject } from "./exam-work.ts";
import { estimateOf, type KeptTopic } from "./topic.ts";
import { subjectProgressOf, type TopicState } from "./topic-progress.ts";

/** Less work for one subject, so that what is left finds its place. */
export interface WorkRemedy {
  readonly kind: "less-work";
  readonly text: string;
  readonly subject: string;
  /** Chapters as they would be. */
  readonly topics: readonly KeptTopic[];
  readonly goalMinutes?: number | undefined;
  readonly missingMinutesBefore: number;
  readonly missingMinutesAfter: number;
}

type Change = Pick<WorkRemedy, "text" | "topics" | "goalMinutes"> & { readonly freed: number };

/** More than this is another subject, not a shorter one. */
const mostShortened = 0.5;
const step = 5;

const quoted = (topics: readonly KeptTopic[], subject: string): string => {
  const [one, other] = topics.map(({ name }) => `“${name}”`);
  if (topics.length === 1) return `${one} of ${subject}`;
  return topics.length === 2
    ? `${one} and ${other} of ${subject}`
    : `the last ${topics.length} chapters of ${subject}`;
};

/** The last chapters, as many as it takes. */
const leaveOut = (
  open: readonly TopicState[],
  subject: string,
  missing: number,
): readonly Change[] => {
  let freed = 0;
  const gone: KeptTopic[] = [];
  for (const { topic, leftMinutes } of open.toReversed()) {
    if (freed >= missing) break;
    freed += leftMinutes;
    gone.unshift(topic);
  }
  // With nothing left to learn there is no exam to plan for.
  if (gone.length === 0 || gone.length === open.length) return [];
  return [
    {
      text: `Leave out ${quoted(gone, subject)}`,
      topics: gone.map((topic) => ({ ...topic, leftOut: true })),
      freed,
    },
  ];
};

const shortened = (topic: KeptTopic, part: number): KeptTopic =>
  topic.by === "pages"
    ? {
        ...topic,
        minutesPerPage: Math.max(Math.round((topic.minutesPerPage ?? 0) * part * 10) / 10, 0.1),
      }
    : { ...topic, minutes: Math.max(Math.round((topic.minutes * part) / step) * step, step) };

/** The same chapters in less time each. */
const shorten = (
  open: readonly TopicState[],
  subject: string,
  missing: number,
  pace: number,
): readonly Change[] => {
  const left = open.reduce((sum, { leftMinutes }) => sum + leftMinutes, 0);
  const percent = Math.ceil((100 * missing) / Math.max(left, 1) / 5) * 5;
  if (percent <= 0 || percent > 100 * mostShortened) return [];
  const topics = open.map(({ topic }) => shortened(topic, 1 - percent / 100));
  const freed = open.reduce(
    (sum, { topic }, index) =>
      sum + (estimateOf(topic) - estimateOf(topics[index] ?? topic)) * pace,
    0,
  );
  const what = open.length === 1 ? quoted(topics, subject) : `each open chapter of ${subject}`;
  return freed <= 0 ? [] : [{ text: `Plan ${percent} % less time for ${what}`, topics, freed }];
};

const lowerGoal = (goalMinutes: number, subject: string, missing: number): readonly Change[] => {
  const goal = Math.floor((goalMinutes - missing) / 15) * 15;
  if (goal < 30) return [];
  return [
    {
      text: `Lower the goal of ${subject} from ${shortDuration(goalMinutes)} to ${shortDuration(goal)}`,
      topics: [],
      goalMinutes: goal,
      freed: goalMinutes - goal,
    },
  ];
};

/** What could be left out or done in less time where a subject's work finds no place, in its own words. */
export const workRemediesOf = ({
  fit,
  known,
}: {
  readonly fit: readonly SubjectFit[];
  readonly known: ReadonlyMap<string, KnownSubject>;
}): readonly WorkRemedy[] => {
  const missingMinutesBefore = fit.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);
  const missingOf = new Map<string, number>();
  for (const { subject, kind, missingMinutes } of fit)
    if (kind === "stated" && missingMinutes > 0)
      missingOf.set(subject, (missingOf.get(subject) ?? 0) + missingMinutes);
  return [...missingOf]
    .flatMap(([name, missing]) => {
      const subject = known.get(name);
      if (subject === undefined) return [];
      const { work, topics, pace } = subject;
      const open = subjectProgressOf(subject).states.filter(({ isDone }) => !isDone);
      const changes =
        work.way === "topics" && topics.length > 0
          ? [...leaveOut(open, name, missing), ...shorten(open, name, missing, pace)]
          : work.way === "goal" && work.goalMinutes !== undefined
            ? lowerGoal(work.goalMinutes, name, missing)
            : [];
      return changes.map(({ freed, ...change }): WorkRemedy => {
        const found = Math.min(freed, missing);
        return {
          kind: "less-work",
          subject: name,
          ...change,
          missingMinutesBefore,
          missingMinutesAfter: Math.max(Math.round(missingMinutesBefore - found), 0),
        };
      });
    })
    .sort((one, other) => one.missingMinutesAfter - other.missingMinutesAfter);
};
