import type { CalendarDay, ProgressMap, StudyPlan, Weekday } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { Certificate } from "../scheduler/explain/certificate.ts";
import type { SubjectFit } from "../scheduler/explain/fit.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { distinctExamsOf, examKeyOf } from "../study-plan/exam-key.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { sessionsForExam } from "../study-plan/sessions-for-exam.ts";
import { addDays, daysBetween, startOfWeek } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { DueTime } from "./assignment.ts";
import { type DueRow, dueRowOf, isOfWork, type RowInputs, shortMinutesOf } from "./due-rows.ts";
import { dueTasksOf, taskLeftOf } from "./due-tasks.ts";
import type { DueItem } from "./occurrences.ts";

/** An exam, or a piece of due work, as the term shows it. */
export interface TermDate
  extends Pick<DueRow, "isHandedIn" | "doneMinutes" | "minutes" | "isGuessed" | "verdict"> {
  readonly id: string;
  readonly kind: "exam" | "work";
  readonly subject: string;
  /** An exam may have none. */
  readonly title: string;
  /** Absent for a task without a date. */
  readonly due?: DueTime | undefined;
  readonly item?: DueItem;
  /** Work to do, and the part of it without a session. */
  readonly leftMinutes: number;
  readonly shortMinutes: number;
}

export interface TermWeek {
  readonly start: CalendarDay;
  /** Minutes of study that the week has, planned or free. */
  readonly minutes: number;
  /** By subject, earliest work first. */
  readonly filled: readonly {
    readonly subject: string;
    readonly minutes: number;
    readonly isDone: boolean;
  }[];
  readonly plannedMinutes: number;
  readonly dates: readonly TermDate[];
  readonly shortMinutes: number;
  /** Only if it matters. */
  readonly mark?: "short" | "days off" | "full" | undefined;
}

export interface Term {
  readonly weeks: readonly TermWeek[];
  /** Dates before this week: late work, and work already handed in. */
  readonly before: readonly TermDate[];
  readonly undated: readonly TermDate[];
}

/** A plan for longer than this is not a term; later dates stay in the list. */
const mostWeeks = 60;
/** A week with less time left is full. */
const leastFree = 30;
/** A week with this many days off is labelled. */
const fewestDaysOff = 3;

interface TermInputs extends RowInputs {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly exams: readonly (ExamInput & { readonly title?: string })[];
  /** Of an advanced plan: what each exam needs and what it misses. */
  readonly fit?: readonly SubjectFit[] | undefined;
  /** Minutes that a day from today on can take beside its sessions. */
  readonly roomOn: (day: CalendarDay) => number;
  readonly isDayOff: (day: CalendarDay) => boolean;
  /** Every day of a plan by shares is full; that says nothing. */
  readonly isShares: boolean;
  /** Of the student's week. */
  readonly firstDay?: Weekday;
}

const examDatesOf = ({ exams, fit = [], plan, progress, now }: TermInputs): readonly TermDate[] => {
  const sessions = sessionDaysOf(plan).flatMap((one) => one.sessions);
  const all = distinctExamsOf(exams).filter(({ name }) => name.trim() !== "");
  const fits = new Map(fit.map((one) => [examKeyOf({ ...one, name: one.subject }), one]));
  return all.map((exam): TermDate => {
    const subject = exam.name.trim();
    const { examDate, examStart } = exam;
    const dates = all.flatMap((one) => (one.name.trim() === subject ? [one.examDate] : []));
    const own = sessionsForExam({ sessions, subject, examDate, dates });
    const done = totalMinutes(own.filter(({ key }) => isDone(progress, key)));
    const open = own.filter(({ day, key }) => day >= now.day && !isDone(progress, key));
    const missing = fits.get(examKeyOf(exam))?.missingMinutes ?? 0;
    const left = totalMinutes(open) + missing;
    return {
      id: `exam ${examKeyOf(exam)}`,
      kind: "exam",
      subject,
      title: exam.title ?? "",
      due: { day: examDate, ...(examStart === undefined ? {} : { minute: examStart }) },
      isHandedIn: false,
      leftMinutes: left,
      shortMinutes: missing,
      doneMinutes: done,
      minutes: done + left,
      isGuessed: false,
      ...(missing > 0 && { verdict: { kind: "short", minutes: missing } }),
    };
  });
};

const workDatesOf = (inputs: TermInputs): readonly TermDate[] =>
  inputs.items.flatMap((item): readonly TermDate[] => {
    if (item.state === "let go") return [];
    const { id, subject, title, due } = item;
    const tasks = dueTasksOf({ ...inputs, items: [item] });
    // A task without a date has no row of its own: it is shown as if it were due today.
    const { isHandedIn, doneMinutes, minutes, isGuessed, verdict } = dueRowOf(
      { ...item, due: due ?? { day: inputs.now.day } },
      inputs,
    );
    return [
      {
        id,
        kind: "work",
        subject,
        title,
        due,
        item,
        isHandedIn,
        leftMinutes: tasks.reduce((sum, task) => sum + taskLeftOf(task), 0),
        shortMinutes: isHandedIn ? 0 : shortMinutesOf(tasks, inputs),
        doneMinutes,
        minutes,
        isGuessed,
        ...(verdict !== undefined && due !== undefined && { verdict }),
      },
    ];
  });

const byDue = ({ due: one }: TermDate, { due: other }: TermDate): number => {
  const text = (due: DueTime | undefined) =>
    `${due?.day ?? "~"} ${String(due?.minute ?? 1_439).padStart(4, "0")}`;
  return text(one) < text(other) ? -1 : 1;
};

/** Everything dated, week by week, with the hours there are and the hours planned. */
export const termOf = (inputs: TermInputs): Term => {
  const { plan, progress, now, firstDay = 0, roomOn, isDayOff, isShares } = inputs;
  const all = [...examDatesOf(inputs), ...workDatesOf(inputs)].toSorted(byDue);
  const first = startOfWeek(now.day, firstDay);
  const dated = all.flatMap((date) => (date.due === undefined ? [] : [date.due.day]));
  const last = dated.at(-1) ?? now.day;
  const count = Math.min(Math.max(Math.floor(daysBetween(first, last) / 7), 0) + 1, mostWeeks);
  const sessionsOn = new Map(sessionDaysOf(plan).map(({ day, sessions }) => [day, sessions]));
  const weeks = Array.from({ length: count }, (_, index): TermWeek => {
    const start = addDays(first, 7 * index);
    const days = Array.from({ length: 7 }, (_day, at) => addDays(start, at));
    // Missed sessions take no time.
    const planned = days
      .flatMap((day) => sessionsOn.get(day) ?? [])
      .filter(({ day, key }) => day >= now.day || isDone(progress, key));
    const plannedMinutes = totalMinutes(planned);
    const free = days.reduce((sum, day) => sum + (day < now.day ? 0 : roomOn(day)), 0);
    const isLast = index === count - 1;
    const dates = all.filter(
      ({ due }) =>
        due !== undefined && due.day >= start && (isLast || due.day <= addDays(start, 6)),
    );
    const shortMinutes = dates.reduce((sum, date) => sum + date.shortMinutes, 0);
    const filled = [true, false].flatMap((done) =>
      [
        ...Map.groupBy(
          planned.filter(({ key }) => isDone(progress, key) === done),
          ({ subject }) => subject,
        ),
      ].map(([subject, own]) => ({ subject, minutes: totalMinutes(own), isDone: done })),
    );
    const mark = () => {
      if (shortMinutes > 0) return "short";
      if (days.filter(isDayOff).length >= fewestDaysOff) return "days off";
      return !isShares && plannedMinutes > 0 && free < leastFree ? "full" : undefined;
    };
    return {
      start,
      minutes: plannedMinutes + free,
      filled,
      plannedMinutes,
      dates,
      shortMinutes,
      mark: mark(),
    };
  });
  return {
    weeks,
    before: all.filter(({ kind, due }) => kind === "work" && due !== undefined && due.day < first),
    undated: all.filter(({ due }) => due === undefined),
  };
};

/** Why a week is short: the work due before a day, and the time there is for it. */
export interface WeekProof {
  readonly from?: CalendarDay | undefined;
  /** The last day there is for it. */
  readonly until: CalendarDay;
  readonly neededMinutes: number;
  readonly thereMinutes: number;
  /** Otherwise there may be more time than the plan could use. */
  readonly isProven: boolean;
  readonly parts: readonly TermDate[];
}

/** The planner's own proof if it is of this week, else the time that the plan found. */
export const weekProofOf = (
  { weeks }: Term,
  week: TermWeek,
  {
    isShares,
    certificate,
  }: {
    /** Exams of a plan by shares take the rest of the time, and need nothing. */
    readonly isShares: boolean;
    readonly certificate?: Certificate | undefined;
  },
): WeekProof | undefined => {
  const last = week.dates.findLast(({ shortMinutes }) => shortMinutes > 0)?.due;
  if (last === undefined) return undefined;
  const ofNeed = (until: CalendarDay) =>
    weeks
      .flatMap(({ dates }) => dates)
      .filter(
        ({ kind, due, leftMinutes }) =>
          leftMinutes > 0 &&
          due !== undefined &&
          due.day <= until &&
          !(isShares && kind === "exam"),
      );
  const proven = certificate?.isProven === true ? addDays(certificate.before, -1) : undefined;
  if (
    certificate !== undefined &&
    proven !== undefined &&
    proven >= week.start &&
    proven <= addDays(week.start, 6)
  ) {
    const { from, taskIds = [], neededMinutes, roomMinutes } = certificate;
    return {
      from,
      until: proven,
      neededMinutes,
      thereMinutes: roomMinutes,
      isProven: true,
      parts: ofNeed(proven).filter(
        ({ id, kind }) => kind === "exam" || taskIds.some((taskId) => isOfWork(taskId, id)),
      ),
    };
  }
  const parts = ofNeed(last.day);
  const sum = (minutesOf: (date: TermDate) => number) =>
    Math.round(parts.reduce((all, date) => all + minutesOf(date), 0));
  const neededMinutes = sum(({ leftMinutes }) => leftMinutes);
  return {
    until: last.day,
    neededMinutes,
    thereMinutes: neededMinutes - sum(({ shortMinutes }) => shortMinutes),
    isProven: isShares,
    parts,
  };
};
