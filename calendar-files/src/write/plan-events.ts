import {
  type CalendarDay,
  dayOfLabel,
  examsOf,
  type HeldTopics,
  longLabelOf,
  type PlanMode,
  type StudyPlan,
  type Subject,
  timelineOf,
  withSessionIds,
} from "@smart-planner/planner";

/** How much of a plan others see. */
export type PlanDetail = "topics" | "subjects" | "busy";

/** One event of a plan's calendar: a session, or an exam as a whole day. */
export interface PlanEvent {
  /** Stays for its life, through every replan and move. */
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly day: CalendarDay;
  /** Minutes from midnight; a whole day has none. */
  readonly time?: { readonly start: number; readonly end: number };
}

export interface PlanEventInputs {
  readonly plan: StudyPlan;
  readonly mode: PlanMode;
  readonly subjects: readonly Subject[];
  readonly detail: PlanDetail;
  /** What each session holds, by its key. */
  readonly topics?: ReadonlyMap<string, HeldTopics> | undefined;
}

const examEvents = ({ plan, subjects }: PlanEventInputs): readonly PlanEvent[] => {
  const bySubject = Map.groupBy(examsOf({ plan, subjects }), ({ name }) => name);
  return [...bySubject].flatMap(([name, exams]) =>
    exams
      .toSorted((a, b) => (a.examDate < b.examDate ? -1 : 1))
      // By its place among the exams of its subject: one that moves to another day stays itself.
      .map(({ examDate }, index) => ({
        key: `exam ${index} ${name}`,
        title: `${name} exam`,
        note: "",
        day: examDate,
      })),
  );
};

/** `Physics: Circular motion`, where that is to be seen. */
const titleOf = (subject: string, held: HeldTopics | undefined): string => {
  const named = held?.learn.join(", ") ?? "";
  if (named !== "") return `${subject}: ${named}`;
  return held === undefined || held.review.length === 0 ? subject : `${subject}: Review`;
};

/** A plan as a calendar sees it; nothing in it depends on the day it is asked for. */
export const planEventsOf = (inputs: PlanEventInputs): readonly PlanEvent[] => {
  const { mode, subjects, detail, topics } = inputs;
  const plan = withSessionIds({ plan: inputs.plan, mode });
  const sessions = timelineOf({ plan, subjects }).events.map((event): PlanEvent => {
    const exam = dayOfLabel(event.examDate);
    const note = exam === undefined ? "" : `For the exam on ${longLabelOf(exam)}`;
    return {
      key: event.sessionId ?? event.id,
      title:
        detail === "busy"
          ? "Busy"
          : titleOf(event.subject, detail === "topics" ? topics?.get(event.id) : undefined),
      note: detail === "topics" ? note : "",
      day: event.day,
      time: { start: event.startMinute, end: event.endMinute },
    };
  });
  return detail === "busy" ? sessions : [...sessions, ...examEvents(inputs)];
};
