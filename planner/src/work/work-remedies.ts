import type { SubjectFit } from "../advanced-plan/fit.ts";
import type { CalendarDay } from "../model.ts";
import { shortDuration } from "../study-log/week-in-words.ts";
import { type KnownSubject, openTopicsOf, type TopicAhead } from "./exam-work.ts";
import type { KeptTopic } from "./topic.ts";

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

/** With a chapter go its reviews. */
const aheadOf = ({ leftMinutes, reviewMinutes }: TopicAhead): number => leftMinutes + reviewMinutes;

/** The last chapters, as many as it takes. */
const leaveOut = (
  open: readonly TopicAhead[],
  subject: string,
  missing: number,
): readonly Change[] => {
  let freed = 0;
  const gone: KeptTopic[] = [];
  for (const one of open.toReversed()) {
    if (freed >= missing) break;
    freed += aheadOf(one);
    gone.unshift(one.topic);
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
  open: readonly TopicAhead[],
  subject: string,
  missing: number,
): readonly Change[] => {
  const ahead = open.reduce((sum, one) => sum + aheadOf(one), 0);
  const percent = Math.ceil((100 * missing) / Math.max(ahead, 1) / 5) * 5;
  if (percent <= 0 || percent > 100 * mostShortened) return [];
  const topics = open.map(({ topic }) => shortened(topic, 1 - percent / 100));
  const what = open.length === 1 ? quoted(topics, subject) : `each open chapter of ${subject}`;
  const text = `Plan ${percent} % less time for ${what}`;
  return [{ text, topics, freed: (ahead * percent) / 100 }];
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
  today,
}: {
  readonly fit: readonly SubjectFit[];
  readonly known: ReadonlyMap<string, KnownSubject>;
  readonly today: CalendarDay;
}): readonly WorkRemedy[] => {
  const missingMinutesBefore = fit.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);
  const stated = Map.groupBy(
    fit.filter(({ kind }) => kind === "stated"),
    ({ subject }) => subject,
  );
  return [...stated]
    .flatMap(([name, exams]) => {
      const missing = exams.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);
      const subject = known.get(name);
      // The form's exam stands before the further ones.
      const formDate = exams[0]?.examDate;
      if (subject === undefined || formDate === undefined || missing <= 0) return [];
      const { work, topics } = subject;
      const open = openTopicsOf(subject, formDate, today);
      const changes =
        work.way === "topics" && topics.length > 0
          ? [...leaveOut(open, name, missing), ...shorten(open, name, missing)]
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
