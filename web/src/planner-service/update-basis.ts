import type { Mode, PlanInputs, PlanWay, QuickInputs } from "@smart-planner/contract";
import { subjectsOfRows } from "@smart-planner/contract";
import { type Assignment, type TaskInput, taskLeftOf } from "@smart-planner/planner/due-work";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  applyEdits,
  fixedSessionsOf,
  type InputChange,
  isDayFinished,
  lockedIdsOf,
  type PlanEdit,
  type PlanSession,
  quickWeekOf,
  sessionsOf,
  type WeekInputs,
} from "@smart-planner/planner/plan";
import { type AdvancedInputs, planQuick, type RoomChange } from "@smart-planner/planner/scheduler";
import { minutesPerDay } from "@smart-planner/planner/time";
import { applyWishes, type Wish } from "@smart-planner/planner/wishes";
import {
  activeOf,
  type KnownSubject,
  type WorkRemedy,
  withLessWork,
  withWork,
} from "@smart-planner/planner/work";
import type { Clock, Moment } from "../platform/clock.ts";
import type { Workspace } from "../platform/workspace.ts";
import { emptyWeek } from "./keyed-grid.ts";
import { type KnownSubjects, knownSubjectOf } from "./known-subjects.ts";
import { editsOf } from "./manual-edits.ts";
import type { EnteredInputs, PlanState } from "./plan-states.ts";
import { studiedKeysIn, ticksOf } from "./plan-store.ts";
import { type TakenAhead, takenAhead } from "./student-dates.ts";

/** Values entered with a plan instead of the form's; Undo takes both back. */
export interface Entering
  extends Partial<Pick<EnteredInputs, "hoursPerDay" | "grid" | "preferences">> {
  readonly wishes?: readonly Wish[];
  /** Less work, one step after the other. */
  readonly less?: readonly WorkRemedy[];
  readonly works?: readonly ChangedWork[];
  /** Manual edits that change with the plan. */
  readonly edits?: readonly (readonly [id: string, edit: PlanEdit])[];
}

/** A piece of due work that changes together with a plan. */
export interface ChangedWork {
  readonly id: string;
  readonly assignment: Assignment;
  /** As the planners take it; of no length if it is let go. */
  readonly task: TaskInput;
}

/** The changes for a plan to include. */
export interface UpdateRequest {
  readonly mode: Mode;
  /** Sessions that get a new place instead of the old one. */
  readonly missed?: readonly PlanSession[];
  /** Work that has no session yet. */
  readonly left?: readonly PlanSession[];
  /** Keys of past sessions that were not done: their rests are in `left`. */
  readonly over?: readonly string[];
  /** For the whole of today. */
  readonly minutesToday?: number | undefined;
  /** So much more time a day, for as long as it takes. */
  readonly extraMinutes?: number | undefined;
  /** Inputs changed since the plan was made. */
  readonly changes?: readonly InputChange[];
  readonly entering?: Entering;
  /** The same in words, to be said with it. */
  readonly by?: readonly RoomChange[];
}

/** The rest of a session as work without a place, and the session as over. */
export const restOf = (
  plan: StudyPlan,
  key: string,
  minutes: number,
): Required<Pick<UpdateRequest, "left" | "over">> | undefined => {
  const session = sessionsOf(plan).find((one) => one.key === key);
  if (session === undefined || minutes === 0) return undefined;
  const { key: _, id: __, ...entry } = session.entry;
  return { left: [{ ...session, key: `${key} left`, minutes, entry }], over: [key] };
};

export interface UpdateBasis {
  readonly state: PlanState;
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly isShares: boolean;
  readonly entered: EnteredInputs;
  readonly known: KnownSubjects;
  readonly wishes: readonly Wish[];
  /** Replaces the form once the plan is used. */
  readonly bringsForm: boolean;
  readonly less: readonly WorkRemedy[];
  readonly works: readonly ChangedWork[];
  readonly edits: NonNullable<Entering["edits"]>;
}

export interface MissingInputs {
  readonly hours: boolean;
  readonly subjects: boolean;
}

const leastHours = 1;

export const missingIn = ({
  subjects,
  tasks = [],
  hoursPerDay,
}: Pick<EnteredInputs, "subjects" | "tasks" | "hoursPerDay">): MissingInputs | null => {
  const missing = {
    hours: hoursPerDay < leastHours,
    subjects: subjects.length + tasks.length === 0,
  };
  return missing.hours || missing.subjects ? missing : null;
};

/** Subjects after each step of less work, as they are stored. */
export const subjectsWithLess = (
  known: KnownSubjects,
  less: readonly WorkRemedy[],
): ReadonlyMap<string, KnownSubject> => {
  const changed = new Map<string, KnownSubject>();
  for (const remedy of less) {
    const { subject } = remedy;
    changed.set(
      subject,
      withLessWork(changed.get(subject) ?? knownSubjectOf(known, subject), remedy),
    );
  }
  return changed;
};

const tasksWith = (
  tasks: EnteredInputs["tasks"] = [],
  works: readonly ChangedWork[],
): EnteredInputs["tasks"] => {
  const changed = new Map(works.map(({ task }) => [task.key, task]));
  return tasks.map((task) => changed.get(task.key) ?? task).filter((task) => taskLeftOf(task) > 0);
};

/** Null while there is no plan, or not enough to make one from. */
export const updateBasisOf = (
  state: PlanState,
  { wishes = state.wishes, less = [], works = [], edits = [], ...form }: Entering = {},
): UpdateBasis | null => {
  const { mode, kept, isShares, isEmptied, rows, today } = state;
  const changed = [...subjectsWithLess(state.known, less)];
  const known = new Map([
    ...state.known,
    ...changed.map(([name, subject]) => [name, activeOf(subject)] as const),
  ]);
  const entered: EnteredInputs = {
    ...state.entered,
    ...form,
    ...(works.length > 0 && { tasks: tasksWith(state.entered.tasks, works) }),
    ...(less.length > 0 && { subjects: withWork(subjectsOfRows(rows), known, today) }),
  };
  const isLacking =
    mode === "quick" ? entered.hoursPerDay < leastHours : missingIn(entered) !== null;
  if (kept === null || isEmptied || isLacking) return null;
  const bringsForm = less.length + works.length > 0 || Object.keys(form).length > 0;
  return {
    state,
    mode,
    plan: applyEdits({ plan: kept, mode, edits: Object.fromEntries(edits) }).plan,
    isShares,
    entered,
    known,
    wishes,
    bringsForm,
    less,
    works,
    edits,
  };
};

type Basis = Pick<UpdateBasis, "state" | "entered">;

/** Busy times from calendars, days off, own events and today's limit, up to the last exam or due day. */
export const takenFrom = (
  { state: { dates, own, timeToday }, entered: { subjects, tasks } }: Basis,
  from: CalendarDay,
): TakenAhead => takenAhead({ dates, own, from, subjects, tasks, timeToday });

/** The week that an update plans in. */
export const weekOf = (basis: UpdateBasis): WeekInputs => {
  const { entered, isShares, state } = basis;
  return isShares ? quickWeekOf(entered) : { ...entered, ...takenFrom(basis, state.today) };
};

/** The plan of the specified quick rule; the student's limits for today and other days hold. */
export const quickRuleAt = (
  { entered: { subjects, tasks, hoursPerDay }, state }: Basis,
  { day: today }: Moment,
  minutesToday = state.timeToday?.minutes,
  longerDays: ReadonlyMap<CalendarDay, number> = new Map(),
): StudyPlan => {
  const minutesOn = new Map(longerDays);
  if (minutesToday !== undefined) minutesOn.set(today, minutesToday);
  return planQuick({ today, subjects, tasks, hoursPerDay, minutesOn });
};

/** The inputs of a smart timetable: no week, but wishes. */
export const smartInputsOf = ({ isSmart, madeFrom, wishes }: PlanState): AdvancedInputs | null => {
  if (madeFrom === null || !isSmart) return null;
  const { today, minuteOfDay, subjects, tasks, hoursPerDay, busy, dateLimits } = madeFrom;
  const inputs = {
    today,
    minuteOfDay,
    subjects,
    tasks,
    hoursPerDay,
    busy,
    dateLimits,
    ...emptyWeek,
  };
  return applyWishes({ inputs, wishes });
};

interface At {
  readonly workspace: Workspace;
  readonly clock: Pick<Clock, "timestamp">;
  readonly now: Moment;
  readonly way: PlanWay;
}

/** The inputs of an advanced plan now: around sessions that stay, and not on a finished day. */
export const planInputsAt = (
  { state, entered }: Basis,
  { workspace, clock, now, way }: At,
): PlanInputs => {
  const { kept, madeFrom, timeToday } = state;
  const settled = {
    plan: kept ?? {},
    progress: ticksOf(workspace),
    studied: studiedKeysIn(workspace),
    now,
  };
  const hasMoreTime = entered.hoursPerDay > (madeFrom?.hoursPerDay ?? 0);
  const fixed = fixedSessionsOf({
    ...settled,
    fixed: lockedIdsOf(editsOf(workspace), "advanced"),
  });
  return {
    ...entered,
    today: now.day,
    minuteOfDay: isDayFinished(settled) && !hasMoreTime ? minutesPerDay : now.minuteOfDay,
    ...(fixed.length === 0 ? {} : { fixed }),
    ...takenFrom({ state, entered }, now.day),
    ...(timeToday !== undefined && { timeToday }),
    way,
    at: clock.timestamp(),
  };
};

/** The inputs of a quick plan or smart timetable now. */
export const quickInputsAt = (
  { state, entered }: Basis,
  { clock, now, way }: Pick<At, "clock" | "now" | "way">,
  /** Of a smart timetable, which keeps to dates; the quick rule knows none. */
  smart?: { readonly wishes?: readonly Wish[] | undefined },
): QuickInputs => ({
  today: now.day,
  minuteOfDay: now.minuteOfDay,
  subjects: entered.subjects,
  ...(entered.tasks !== undefined && { tasks: entered.tasks }),
  hoursPerDay: entered.hoursPerDay,
  at: clock.timestamp(),
  ...(state.timeToday !== undefined && { timeToday: state.timeToday }),
  ...(smart !== undefined && takenFrom({ state, entered }, now.day)),
  ...(smart?.wishes !== undefined && { wishes: smart.wishes }),
  way,
});
