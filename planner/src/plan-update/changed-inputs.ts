import type { TaskInput } from "../due-work/due-tasks.ts";
import type {
  AvailabilityGrid,
  CalendarDay,
  Commitment,
  Preferences,
  Subject,
} from "../model/model.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";

/** Entered inputs of a plan. The quick plan has no week. */
export interface EnteredInputs {
  readonly subjects: readonly (Subject &
    Pick<ExamInput, "enteredMinutes" | "examStart" | "importance">)[];
  readonly tasks?: readonly TaskInput[] | undefined;
  readonly hoursPerDay: number;
  readonly grid?: AvailabilityGrid | undefined;
  readonly commitments?: readonly Commitment[] | undefined;
  readonly preferences?: Preferences | undefined;
}

export type InputChange =
  | { readonly kind: "subject added"; readonly subject: string; readonly exam: CalendarDay }
  | { readonly kind: "subject removed"; readonly subject: string; readonly exam: CalendarDay }
  | {
      readonly kind: "exam moved";
      readonly subject: string;
      readonly from: CalendarDay;
      readonly to: CalendarDay;
    }
  /** Of a subject that has others. */
  | { readonly kind: "exam added"; readonly subject: string; readonly exam: CalendarDay }
  | { readonly kind: "exam removed"; readonly subject: string; readonly exam: CalendarDay }
  | { readonly kind: "work"; readonly subject: string }
  | { readonly kind: "due work added"; readonly title: string; readonly due?: CalendarDay }
  | { readonly kind: "due work changed"; readonly title: string }
  | { readonly kind: "hours"; readonly from: number; readonly to: number }
  | { readonly kind: "week" }
  /** More is done than the plan's sessions account for. */
  | { readonly kind: "done early"; readonly subject: string; readonly minutes: number }
  /** Days that were off when the plan was made, and are not any more. */
  | { readonly kind: "days freed"; readonly first: CalendarDay; readonly count: number }
  /** A calendar in the plan was removed, or no longer counts. */
  | { readonly kind: "calendar freed"; readonly name: string; readonly isAllDay: boolean }
  /** A calendar or a day off now overlaps a session. */
  | {
      readonly kind: "session hit";
      readonly subject: string;
      readonly day: CalendarDay;
      /** `HH:MM` */
      readonly startTime: string;
      /** The other event; missing if the whole day is off. */
      readonly into?: string | undefined;
    };

const entered: ReadonlySet<InputChange["kind"]> = new Set([
  "subject added",
  "subject removed",
  "exam moved",
  "exam added",
  "exam removed",
  "work",
  "due work added",
  "due work changed",
  "hours",
  "week",
] as const);

/** Whether an entered value changed, so that hours are shared out again. */
export const isEntered = ({ kind }: InputChange): boolean => entered.has(kind);

/** The order of keys does not count as a change. */
const ordered = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const weekText = ({ grid = {}, commitments = [], preferences }: EnteredInputs): string =>
  JSON.stringify([grid, commitments, preferences], ordered);

const examsByName = (subjects: readonly Subject[]) => {
  const exams = new Map<string, CalendarDay[]>();
  for (const { name, examDate } of subjects) {
    const dates = exams.get(name.trim()) ?? [];
    exams.set(name.trim(), dates);
    dates.push(examDate);
  }
  return exams;
};

const changedExams = (
  subject: string,
  all: { readonly before: readonly CalendarDay[]; readonly after: readonly CalendarDay[] },
  today: CalendarDay,
): readonly InputChange[] => {
  const isAhead = (exam: CalendarDay): boolean => exam > today;
  const before = all.before.filter(isAhead);
  const after = all.after.filter(isAhead);
  const gone = before.filter((exam) => !after.includes(exam));
  const come = after.filter((exam) => !before.includes(exam));
  // An exam that was put to today, or to a day that is over, was not removed.
  const putBack = all.after.filter((exam) => !isAhead(exam) && !all.before.includes(exam));
  return [
    ...gone.map((from, index): InputChange => {
      const to = [...come, ...putBack][index];
      return to === undefined
        ? { kind: after.length > 0 ? "exam removed" : "subject removed", subject, exam: from }
        : { kind: "exam moved", subject, from, to };
    }),
    ...come.slice(gone.length).map(
      (exam): InputChange => ({
        kind: before.length > 0 ? "exam added" : "subject added",
        subject,
        exam,
      }),
    ),
  ];
};

/** The work as entered: progress since then is not a change. */
const workText = ({ subjects }: EnteredInputs, subject: string, today: CalendarDay): string => {
  const own = subjects.filter(({ name }) => name.trim() === subject);
  const entered = own.flatMap(({ enteredMinutes }) =>
    enteredMinutes === undefined ? [] : [enteredMinutes],
  );
  const starts = own
    .filter(({ examDate }) => examDate > today)
    // How much it counts changes with its weight, and with the pace that the student agreed to.
    .map(({ examDate, examStart, importance = 1 }) =>
      [examDate, examStart, importance.toFixed(2)].join(" "),
    )
    .sort();
  // The chapters of an exam that is over go on with the next: only all of them together stay the same.
  const sum = Math.round(entered.reduce((all, minutes) => all + minutes, 0));
  return JSON.stringify([entered.length > 0, sum, starts]);
};

const changedWork = (
  madeFrom: EnteredInputs,
  entered: EnteredInputs,
  today: CalendarDay,
  subject: string,
): readonly InputChange[] =>
  workText(madeFrom, subject, today) === workText(entered, subject, today)
    ? []
    : [{ kind: "work", subject }];

/** The due work as entered: progress since then is not a change. */
const taskText = ({ subject, title, due, opens, workMinutes, importance = 1 }: TaskInput): string =>
  JSON.stringify([subject, title, due, opens, Math.round(workMinutes), importance], ordered);

/** Work that ended is taken out of the plan when it ends. A later due time moves nothing that fits. */
const changedDueWork = (
  { tasks: before = [] }: EnteredInputs,
  { tasks: after = [] }: EnteredInputs,
  isPlanned: (task: TaskInput) => boolean,
): readonly InputChange[] => {
  const known = new Map(before.map((task) => [task.key, task]));
  return after.flatMap((task): readonly InputChange[] => {
    const { key, title, due } = task;
    const was = known.get(key);
    if (was === undefined)
      return [{ kind: "due work added", title, ...(due !== undefined && { due: due.day }) }];
    const isLater =
      due !== undefined &&
      was.due !== undefined &&
      (due.day > was.due.day || (due.day === was.due.day && due.minute > was.due.minute));
    const text = taskText(isLater && isPlanned(task) ? { ...task, due: was.due } : task);
    return text === taskText(was) ? [] : [{ kind: "due work changed", title }];
  });
};

/** Changes since a plan was made; none means up to date. An exam that is over makes no plan out of date. */
export const changedInputs = ({
  madeFrom,
  entered,
  today,
  isPlanned = () => false,
}: {
  readonly madeFrom: EnteredInputs;
  readonly entered: EnteredInputs;
  readonly today: CalendarDay;
  /** Whether the plan has time for all that is left of a piece of due work. */
  readonly isPlanned?: (task: TaskInput) => boolean;
}): readonly InputChange[] => {
  const before = examsByName(madeFrom.subjects);
  const after = examsByName(entered.subjects);
  const names = new Set([...before.keys(), ...after.keys()]);
  const { hoursPerDay: from } = madeFrom;
  const { hoursPerDay: to } = entered;
  return [
    ...[...names].flatMap((name) => {
      const exams = changedExams(
        name,
        { before: before.get(name) ?? [], after: after.get(name) ?? [] },
        today,
      );
      // A subject whose exams changed is said once.
      return exams.length > 0 ? exams : changedWork(madeFrom, entered, today, name);
    }),
    ...changedDueWork(madeFrom, entered, isPlanned),
    ...(from === to ? [] : [{ kind: "hours", from, to } as const]),
    ...(weekText(madeFrom) === weekText(entered) ? [] : [{ kind: "week" } as const]),
  ];
};
