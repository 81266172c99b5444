import type { DueDate } from "@smart-planner/planner/due-work";
import type { CalendarDay, PlanMode, StudyPlan, Subject } from "@smart-planner/planner/model";
import { examsOf, timelineOf, withSessionIds } from "@smart-planner/planner/plan";
import { dayOfLabel } from "@smart-planner/planner/time";
import { planEventWords } from "@smart-planner/words/en/plan-events";
import type { TopicWords } from "./topic-words.ts";

export type PlanDetail = "topics" | "subjects" | "busy";

export interface PlanEvent {
  /** Stable through every replan and move. */
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** The part that names topics. */
  readonly words?: TopicWords | undefined;
  readonly day: CalendarDay;
  /** Minutes from midnight; missing for an all-day event. */
  readonly time?: { readonly start: number; readonly end: number };
  /** Minutes before the start. */
  readonly alarm?: number;
}

export interface PlanEventInputs {
  readonly plan: StudyPlan;
  readonly mode: PlanMode;
  readonly subjects: readonly Subject[];
  readonly detail: PlanDetail;
  readonly topics?: ReadonlyMap<string, TopicWords> | undefined;
  /** Minutes before each session; 0 for never. Exams ring the evening before. */
  readonly alarm?: number;
  /** Open work with a due time. */
  readonly due?: readonly DueDate[];
  readonly words?: typeof planEventWords;
}

type EventInputs = PlanEventInputs & Required<Pick<PlanEventInputs, "words">>;

/** 18:00 on the day before. */
const examAlarm = 6 * 60;

const examEvents = ({ plan, subjects, words, alarm = 0 }: EventInputs): readonly PlanEvent[] => {
  const bySubject = Map.groupBy(examsOf({ plan, subjects }), ({ name }) => name);
  return [...bySubject].flatMap(([name, exams]) =>
    exams
      .toSorted((a, b) => (a.examDate < b.examDate ? -1 : 1))
      // By position among the subject's exams, so that a moved exam keeps its key.
      .map(({ examDate }, index) => ({
        key: `exam ${index} ${name}`,
        title: words.exam(name),
        note: "",
        day: examDate,
        ...(alarm > 0 && { alarm: examAlarm }),
      })),
  );
};

/** Due work at its time; without one on its day. It takes no time. */
const dueEvents = ({ due = [], detail, words, alarm = 0 }: EventInputs): readonly PlanEvent[] =>
  due.map(({ id, title, subject, day, minute }) => ({
    key: `due ${id}`,
    title: words.due(detail === "topics" || subject === "" ? title : subject),
    note: "",
    day,
    ...(minute !== undefined && { time: { start: minute, end: minute } }),
    ...(alarm > 0 && { alarm: examAlarm }),
  }));

/** Independent of the day it is asked for. */
export const planEventsOf = (given: PlanEventInputs): readonly PlanEvent[] => {
  const inputs = { words: planEventWords, ...given };
  const { mode, subjects, detail, topics, alarm = 0 } = inputs;
  const plan = withSessionIds({ plan: inputs.plan, mode });
  const sessions = timelineOf({ plan, subjects }).events.map((event): PlanEvent => {
    const place = {
      key: event.sessionId ?? event.id,
      day: event.day,
      time: { start: event.startMinute, end: event.endMinute },
      ...(alarm > 0 && { alarm }),
    };
    if (detail !== "topics")
      return { ...place, title: detail === "busy" ? inputs.words.busy : event.subject, note: "" };
    const words =
      event.workTitle === undefined ? topics?.get(event.id) : { title: event.workTitle, note: "" };
    const exam = dayOfLabel(event.examDate);
    return {
      ...place,
      title: words === undefined ? event.subject : `${event.subject}: ${words.title}`,
      note: [words?.note, exam && inputs.words.forExam(exam)].filter(Boolean).join("\n"),
      ...(words !== undefined && { words }),
    };
  });
  return detail === "busy" ? sessions : [...sessions, ...examEvents(inputs), ...dueEvents(inputs)];
};
