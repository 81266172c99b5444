import { isDated, type TaskInput } from "../../due-work/due-tasks.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay, Weekday } from "../../model/model.ts";
import { preferenceLimits } from "../../model/preference-limits.ts";
import { addDays, weekdays } from "../../time/day-number.ts";
import type { KnownSubject } from "../../work/exam-work.ts";
import {
  inputsWithLess,
  type LessWorkChange,
  lessWorkOf,
  type WorkRemedy,
} from "../../work/work-remedies.ts";
import { dueWorkOf } from "../explain/certificate.ts";
import type { SubjectFit, TaskFit } from "../explain/fit.ts";
import { overfullOf } from "../explain/overfull.ts";
import { planAdvanced } from "../plan-advanced.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { examsOf } from "../problem/exams.ts";
import { problemOf } from "../problem/problem.ts";
import { soundInputs } from "../problem/sound-inputs.ts";
import { mostMinutesOf } from "../problem/subject-rules.ts";
import { floatAt } from "../problem/typed-values.ts";
import { wholeRoomOf } from "../problem/whole-room.ts";

/** A change of the inputs that makes room, or leaves less to do. */
export type RoomChange =
  | { readonly kind: "more hours"; readonly minutes: number; readonly dayMinutes: number }
  | { readonly kind: "open weekday"; readonly weekday: Weekday }
  /** Up to so many minutes, or from so many on. */
  | { readonly kind: "longer sessions" | "shorter sessions"; readonly minutes: number }
  /** More of one subject on a day. */
  | { readonly kind: "higher limit"; readonly subject: string; readonly minutes: number }
  | { readonly kind: "start today" | "let go"; readonly title: string }
  | { readonly kind: "less time"; readonly title: string; readonly minutes: number }
  | {
      readonly kind: "hand in late";
      readonly title: string;
      readonly days: number;
      readonly due: CalendarDay;
    }
  | LessWorkChange;

/** A change that would make more of the plan fit. */
export interface Remedy {
  readonly change: RoomChange;
  readonly inputs: AdvancedInputs;
  /** If less is to be done: which part of it. */
  readonly work?: WorkRemedy;
  /** If due work changes: which, and to what; its length is 0 if it is let go. */
  readonly task?: TaskInput;
  /** Of all exams together, in the plan that is made with it. */
  readonly missingMinutesAfter: number;
}

export interface Remedies {
  /** Without any of them. */
  readonly missingMinutes: number;
  /** The most helpful first. */
  readonly remedies: readonly Remedy[];
}

/** Of an exam, or of due work. */
type AnyFit = SubjectFit & Partial<TaskFit>;

type Candidate = Omit<Remedy, "missingMinutesAfter">;

/** The same change in steps, the smallest first: the first after which no more is missing is offered. */
export interface Ladder {
  readonly steps: readonly Candidate[];
  readonly enoughMissing: number;
}

const longestMaximum = preferenceLimits.maxSessionLength.most;
const shortestMinimum = preferenceLimits.minSessionLength.least;

/** Steps of more time a day; a few more if the minutes suffice but no plan of whole sessions is found. */
const hourSteps = { hours: 0.5, most: 12, further: 3 } as const;

/** The smallest whole number from `least` to `most` for which something holds, by halving. */
const smallest = (
  least: number,
  most: number,
  holds: (value: number) => boolean,
): number | undefined => {
  if (least > most || !holds(most)) return undefined;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Whether the minutes suffice for all due work, whatever the sessions. */
const minutesSufficeFor = (before: AdvancedInputs) => {
  const problem = problemOf(before);
  const due = dueWorkOf(before, problem);
  const shortest = problem.units.shortest * problem.units.unit;
  return (inputs: AdvancedInputs): boolean =>
    overfullOf({ inputs, exams: examsOf(inputs), due, shortest, byRules: true }) === undefined;
};

type Suffice = ReturnType<typeof minutesSufficeFor>;

/**
 * From the fewest steps that could suffice by their minutes, and some more; if none could, the
 * least there is.
 */
const ladderOf = (
  most: number,
  least: number,
  suffice: Suffice,
  candidate: (steps: number) => Candidate,
): Ladder => {
  if (most < 1) return { enoughMissing: 0, steps: [] };
  const fewest = smallest(1, most, (count) => suffice(candidate(count).inputs));
  const first = fewest ?? Math.min(least, most);
  const last = fewest === undefined ? first : Math.min(fewest + hourSteps.further, most);
  return {
    enoughMissing: 0,
    steps: Array.from({ length: last - first + 1 }, (_, further) => candidate(first + further)),
  };
};

const moreHours = (inputs: AdvancedInputs, suffice: Suffice): Ladder => {
  const most = Math.min(hourSteps.most, Math.floor((24 - inputs.hoursPerDay) / hourSteps.hours));
  return ladderOf(most, 2, suffice, (steps) => {
    const hoursPerDay = inputs.hoursPerDay + steps * hourSteps.hours;
    const minutes = steps * hourSteps.hours * 60;
    return {
      change: { kind: "more hours", minutes, dayMinutes: hoursPerDay * 60 },
      inputs: { ...inputs, hoursPerDay },
    };
  });
};

/** More of one subject a day, if its own limit is in the way. */
const higherLimits = (
  inputs: AdvancedInputs,
  fits: readonly SubjectFit[],
  suffice: Suffice,
): readonly Ladder[] => {
  const short = fits.filter(({ missingMinutes }) => missingMinutes > 0);
  return [...new Set(short.map(({ subject }) => subject))].flatMap((subject) => {
    const limit = mostMinutesOf(inputs, subject);
    if (limit === undefined) return [];
    const most = Math.ceil((inputs.hoursPerDay * 60 - limit) / (hourSteps.hours * 60));
    return ladderOf(most, 1, suffice, (steps) => {
      const minutes = limit + steps * hourSteps.hours * 60;
      const rules = (inputs.rules ?? []).map((rule) =>
        rule.subject?.trim() === subject && rule.mostMinutesADay !== undefined
          ? { ...rule, mostMinutesADay: Math.max(rule.mostMinutesADay, minutes) }
          : rule,
      );
      return { change: { kind: "higher limit", subject, minutes }, inputs: { ...inputs, rules } };
    });
  });
};

/** Nothing but classes, commitments and sleep keeps the student from studying on that weekday. */
const withWeekdayOpen = (inputs: AdvancedInputs, weekday: Weekday): AdvancedInputs => {
  const { grid, wishes } = inputs;
  return {
    ...inputs,
    grid: Object.fromEntries(
      Object.entries(grid).filter(([, { day, type }]) => day !== weekday || type !== "free"),
    ),
    ...(wishes === undefined
      ? {}
      : {
          wishes: {
            ...wishes,
            weekdaysOff: wishes.weekdaysOff.filter((off) => off !== weekday),
            dailyLimits: wishes.dailyLimits.map((limit) => ({
              ...limit,
              weekdays: limit.weekdays.filter((day) => day !== weekday),
            })),
          },
        }),
  };
};

/** The weekday whose opening brings most minutes before the exams that are short. */
const bestWeekday = (inputs: AdvancedInputs, fits: readonly SubjectFit[]): readonly Candidate[] => {
  const short = examsOf(inputs).filter(({ name, examDate }) =>
    fits.some((fit) => fit.subject === name && fit.examDate === examDate && fit.missingMinutes > 0),
  );
  const days = Math.max(0, ...short.map(({ deadline }) => deadline));
  const minutesWith = (changed: AdvancedInputs): number => {
    const room = wholeRoomOf(changed, days);
    return short.reduce((sum, { deadline }) => sum + floatAt(room, deadline), 0);
  };
  const now = minutesWith(inputs);
  return weekdays
    .map((weekday) => ({ weekday, changed: withWeekdayOpen(inputs, weekday) }))
    .map((candidate) => ({ ...candidate, minutes: minutesWith(candidate.changed) }))
    .filter(({ minutes }) => minutes > now)
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, 1)
    .map(({ weekday, changed }) => ({
      change: { kind: "open weekday", weekday },
      inputs: changed,
    }));
};

const otherLengths = (inputs: AdvancedInputs): readonly Candidate[] => {
  const { preferences, wishes } = inputs;
  const withLengths = (minSessionLength: number, maxSessionLength: number): AdvancedInputs => {
    const changed = {
      ...inputs,
      preferences: { ...preferences, minSessionLength, maxSessionLength },
    };
    if (wishes === undefined) return changed;
    const { minSessionLength: _minimum, maxSessionLength: _maximum, ...others } = wishes;
    return { ...changed, wishes: others };
  };
  const { minimum, maximum } = sessionLengthsOf({ preferences, wishes });
  const longer = Math.min(maximum + 60, longestMaximum);
  const candidates: Candidate[] = [];
  if (longer > maximum)
    candidates.push({
      change: { kind: "longer sessions", minutes: longer },
      inputs: withLengths(Math.min(minimum, longer), longer),
    });
  if (minimum > shortestMinimum)
    candidates.push({
      change: { kind: "shorter sessions", minutes: shortestMinimum },
      inputs: withLengths(shortestMinimum, maximum),
    });
  return candidates;
};

/** Of exams and due work, in the best plan that is found. */
const fitsIn = (inputs: AdvancedInputs): readonly AnyFit[] => {
  const { fit, tasks = [] } = planAdvanced({ ...inputs, effort: "full" });
  return [...fit, ...tasks];
};

/** Minutes missing in a new plan, and of the earlier need: a shorter session fills no gap. */
const missingAfter = (before: readonly AnyFit[], after: readonly AnyFit[]): number =>
  before.reduce((sum, { taskId, needMinutes, missingMinutes }, place) => {
    const now = taskId === undefined ? after[place] : after.find((one) => one.taskId === taskId);
    if (now === undefined) return sum + missingMinutes;
    const needed = Math.min(needMinutes, now.kind === "stated" ? now.needMinutes : needMinutes);
    const still = Math.min(Math.max(needed - now.plannedMinutes, 0), missingMinutes);
    return sum + Math.max(still, now.missingMinutes);
  }, 0);

/** Less to do, as the student entered it. */
const lessWork = (
  inputs: AdvancedInputs,
  fits: readonly SubjectFit[],
  known: ReadonlyMap<string, KnownSubject>,
  missing: number,
): readonly Ladder[] =>
  lessWorkOf({ fit: fits, known, today: inputs.today }).map(({ missingMinutes, steps }) => ({
    // Less of one subject need not make room for another.
    enoughMissing: missing - missingMinutes,
    steps: steps.map((work) => ({
      change: work.change,
      inputs: inputsWithLess(inputs, known, work),
      work,
    })),
  }));

/** Days late that are offered. */
const mostDaysLate = 7;

/** For each piece of due work that is short: begin sooner, do less of it, hand it in late, or let it go. */
export const dueWorkRemedies = (
  inputs: AdvancedInputs,
  fits: readonly Pick<AnyFit, "taskId" | "missingMinutes">[],
  missing: number,
): readonly Ladder[] =>
  fits.flatMap(({ taskId, missingMinutes }): readonly Ladder[] => {
    const task = (inputs.tasks ?? []).filter(isDated).find(({ key }) => key === taskId);
    if (task === undefined || missingMinutes === 0) return [];
    const { title, due, opens } = task;
    const changed = (change: RoomChange, fields: Partial<TaskInput>): Candidate => {
      const now = { ...task, ...fields };
      const tasks = (inputs.tasks ?? []).map((one) => (one === task ? now : one));
      return { change, inputs: { ...inputs, tasks }, task: now };
    };
    const less = Math.max(task.workMinutes - missingMinutes, 0);
    const isLater = opens !== undefined && opens.day > inputs.today;
    const ladders: readonly (readonly Candidate[])[] = [
      isLater ? [changed({ kind: "start today", title }, { opens: undefined })] : [],
      [changed({ kind: "less time", title, minutes: less }, { workMinutes: less })],
      Array.from({ length: mostDaysLate }, (_, index) => {
        const day = addDays(due.day, index + 1);
        const change = { kind: "hand in late", title, days: index + 1, due: day } as const;
        return changed(change, { due: { ...due, day } });
      }),
      [changed({ kind: "let go", title }, { workMinutes: 0 })],
    ];
    return ladders.map((steps) => ({ steps, enoughMissing: missing - missingMinutes }));
  });

/** Of each ladder the first step that leaves little enough missing, else the first that leaves least. */
export const bestOf = (
  ladders: readonly Ladder[],
  missingMinutes: number,
  missingWith: (inputs: AdvancedInputs) => number,
): Remedies => {
  const best = ({ steps, enoughMissing }: Ladder): readonly Remedy[] => {
    let found: Remedy | undefined;
    for (const step of steps) {
      const missingMinutesAfter = missingWith(step.inputs);
      if (found === undefined || missingMinutesAfter < found.missingMinutesAfter)
        found = { ...step, missingMinutesAfter };
      if (found.missingMinutesAfter <= enoughMissing) break;
    }
    return found === undefined ? [] : [found];
  };
  return {
    missingMinutes,
    remedies: ladders
      .flatMap(best)
      .filter(({ missingMinutesAfter }) => missingMinutesAfter < missingMinutes)
      .sort((a, b) => a.missingMinutesAfter - b.missingMinutesAfter),
  };
};

/**
 * The smallest changes that make the missing work fit. Each is tried with the planner on the inputs
 * it would be used with.
 */
export const suggestRemedies = (
  given: AdvancedInputs,
  /** Known subjects, so that less of their work can be offered. */
  known: ReadonlyMap<string, KnownSubject> = new Map(),
): Remedies => {
  const inputs = soundInputs(given);
  const before = fitsIn(inputs);
  const subjects = before.filter(({ taskId }) => taskId === undefined);
  const missingMinutes = before.reduce((sum, fit) => sum + fit.missingMinutes, 0);
  if (missingMinutes === 0) return { missingMinutes, remedies: [] };
  const suffice = minutesSufficeFor(inputs);
  const alone = (candidate: Candidate): Ladder => ({ steps: [candidate], enoughMissing: 0 });
  const ladders = [
    moreHours(inputs, suffice),
    ...[...bestWeekday(inputs, before), ...otherLengths(inputs)].map(alone),
    ...higherLimits(inputs, before, suffice),
    ...lessWork(inputs, subjects, known, missingMinutes),
    ...dueWorkRemedies(inputs, before, missingMinutes),
  ];
  return bestOf(ladders, missingMinutes, (changed) => missingAfter(before, fitsIn(changed)));
};
