import {
  type Mode,
  madeFromRegisters,
  modeRegisters,
  type QuickInputs,
  type SubjectRow,
  subjectsOfRows,
} from "@smart-planner/contract";
import { openMinutesOf, taskLeftOf } from "@smart-planner/planner/due-work";
import {
  type CalendarDay,
  defaultPreferences,
  type PlanMoment,
  type StudyPlan,
  type Subject,
} from "@smart-planner/planner/model";
import {
  applyEdits,
  changedInputs,
  doneEarlyOf,
  type InputChange,
  type OwnSession,
  planDaysOf,
  releaseSessions,
  type SubjectColours,
  timelineOf,
  withSharedExams,
} from "@smart-planner/planner/plan";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import type { Wish } from "@smart-planner/planner/wishes";
import { withFurtherExams, withWork } from "@smart-planner/planner/work";
import type { Clock } from "../platform/clock.ts";
import type { Workspace } from "../platform/workspace.ts";
import { createBlockedSessions, freedSince } from "./blocked-sessions.ts";
import { createDueWork, type DueWork } from "./due-work.ts";
import { endedBefore } from "./ended-before.ts";
import { isSmart, type MadeFrom } from "./form-of.ts";
import { emptyWeek, keyedGrid } from "./keyed-grid.ts";
import { createKnownSubjects, type KnownSubjects } from "./known-subjects.ts";
import { byMode, createMemo, createSteady } from "./memo.ts";
import { createPlanView } from "./plan-view.ts";
import { createStudentDates, type StudentDates } from "./student-dates.ts";
import { coloursIn } from "./subject-colours.ts";

/** Everything a student entered for a plan. Quick Plan knows no week: its week is empty. */
export type EnteredInputs = Pick<
  AdvancedInputs,
  "subjects" | "tasks" | "hoursPerDay" | "grid" | "commitments" | "preferences"
>;

const defaultHours: Readonly<Record<Mode, number>> = { quick: 0, advanced: 6 };
const noRows: readonly SubjectRow[] = [];

interface Edited {
  readonly plan: StudyPlan | null;
  readonly own: readonly OwnSession[];
}

const noEdits: Edited = { plan: null, own: [] };
const noChanges: readonly InputChange[] = [];
const noWishes: readonly Wish[] = [];

const ownWays: ReadonlySet<QuickInputs["way"]> = new Set([undefined, "advanced", "updated"]);

/** Whether an exam or due work is ahead; late work is not. */
const isAhead = (exams: readonly Subject[], tasks: DueWork["tasks"], today: CalendarDay): boolean =>
  exams.some(({ examDate }) => examDate > today) ||
  (tasks ?? []).some(({ due }) => due !== undefined && due.day >= today);

/** The view of a plan with nothing ahead. */
const pastOf = (plan: StudyPlan | null, today: CalendarDay): StudyPlan | null => {
  const past = planDaysOf(plan ?? {}).filter(({ day }) => day < today);
  return past.length === 0
    ? null
    : Object.fromEntries(past.map(({ label, entries }) => [label, entries]));
};

/** Sessions that ended before there was a plan are let go once their day is over. */
const withoutBlame = (
  plan: StudyPlan,
  since: QuickInputs["since"],
  today: CalendarDay,
): StudyPlan => {
  const days = planDaysOf(plan).flatMap(({ day }) =>
    since !== undefined && day < today && day <= since.day ? [day] : [],
  );
  if (days.length === 0) return plan;
  const ended = timelineOf({ plan, days }).events.filter((event) => endedBefore(event, since));
  return ended.length === 0
    ? plan
    : releaseSessions(plan, new Set(ended.map(({ id }) => id)), "let go");
};

/** All stored inputs of a mode. */
const createEntered = (
  { read }: Pick<Workspace, "read">,
  mode: Mode,
): ((known: KnownSubjects, tasks: DueWork["tasks"], today: CalendarDay) => EnteredInputs) => {
  const memoSubjects = createMemo<EnteredInputs["subjects"]>();
  const memoGrid = createMemo<EnteredInputs["grid"]>();
  const steady = createSteady();
  const registers = modeRegisters[mode];
  return (known, tasks, today) => {
    const rows = read(registers.subjects);
    const subjects = memoSubjects([rows, known, today], () => {
      const typed = subjectsOfRows(rows ?? noRows);
      // By the specified rule, for every exam there is; work has no part in it.
      return mode === "quick" ? withFurtherExams(typed, known) : withWork(typed, known, today);
    });
    const hoursPerDay = read(registers.hours) ?? defaultHours[mode];
    const due = tasks !== undefined && { tasks };
    if (mode === "quick") return steady({ ...emptyWeek, subjects, ...due, hoursPerDay });
    const stored = read("smartplanner_grid");
    const grid = memoGrid([stored], () => keyedGrid(stored ?? {}));
    const commitments = read("smartplanner_commitments") ?? emptyWeek.commitments;
    const preferences = read("smartplanner_preferences") ?? defaultPreferences;
    return steady({ subjects, ...due, hoursPerDay, grid, commitments, preferences });
  };
};

/** The stored plan with its manual edits. */
const createEdited = ({ read, records }: Workspace, mode: Mode) => {
  const memoNamed = createMemo<StudyPlan>();
  const memoEdited = createMemo<Edited>();
  return (
    subjects: readonly Subject[],
    since: QuickInputs["since"],
    isShares: boolean,
    today: CalendarDay,
  ): Edited => {
    const stored = read(modeRegisters[mode].plan);
    if (stored === null) return noEdits;
    // The quick rule names no exam: a missed session would be planned again for another exam.
    const plan = isShares
      ? memoNamed([stored, subjects], () => withSharedExams({ plan: stored, subjects }))
      : stored;
    const edits = records("edits");
    return memoEdited([plan, edits, since, today], () => {
      const edited = applyEdits({ plan, mode, edits });
      return { ...edited, plan: withoutBlame(edited.plan, since, today) };
    });
  };
};

interface ChangedFrom {
  readonly madeFrom: MadeFrom["madeFrom"];
  readonly kept: StudyPlan | null;
  readonly entered: EnteredInputs;
  readonly isShares: boolean;
  readonly dates: StudentDates;
  readonly now: PlanMoment;
}

/** Changes since the plan was made. */
const createChanges = (workspace: Workspace, mode: Mode) => {
  const { records } = workspace;
  const blockedIn = createBlockedSessions(workspace);
  const memoEntered = createMemo<readonly InputChange[]>();
  const memoFreed = createMemo<readonly InputChange[]>();
  const memoEarly = createMemo<readonly InputChange[]>();
  const memoAll = createMemo<readonly InputChange[]>();

  const enteredSince = ({ madeFrom, kept, entered, now: { day: today } }: ChangedFrom) => {
    if (madeFrom === null) return noChanges;
    const { subjects, tasks, hoursPerDay } = entered;
    return memoEntered([madeFrom, entered, today, kept], () =>
      changedInputs({
        madeFrom,
        entered: mode === "quick" ? { subjects, tasks, hoursPerDay } : entered,
        today,
        isPlanned: (task) =>
          (openMinutesOf(kept ?? {}, records("ticks"), today).get(task.key) ?? 0) >=
          taskLeftOf(task),
      }),
    );
  };
  const early = ({ madeFrom, kept, entered: { subjects } }: ChangedFrom) => {
    // Without stated work a tick changes nothing here.
    const hasWork = subjects.some(({ enteredMinutes }) => enteredMinutes !== undefined);
    if (madeFrom === null || kept === null || !hasWork) return noChanges;
    const progress = records("ticks");
    return memoEarly([madeFrom, kept, subjects, progress], () =>
      doneEarlyOf({ madeFrom, subjects, plan: kept, progress }),
    );
  };

  return (from: ChangedFrom) => {
    const { madeFrom, kept, isShares, dates, now } = from;
    const entered = enteredSince(from);
    // The rule of a Quick Plan knows no dates.
    const asked = { mode, dates, edits: records("edits"), now };
    const blocked = blockedIn(isShares ? null : kept, asked);
    const freed =
      madeFrom === null || isShares
        ? noChanges
        : memoFreed([madeFrom, dates, now.day], () => freedSince(madeFrom, dates, now));
    const parts = [entered, blocked, freed, early(from)];
    return {
      isEntered: entered.length > 0,
      isHindered: blocked.length + freed.length > 0,
      changes: memoAll(parts, () => parts.flat()),
    };
  };
};

interface Shared {
  readonly workspace: Workspace;
  readonly clock: Pick<Clock, "now">;
  readonly known: () => KnownSubjects;
  readonly dueWork: () => DueWork;
  readonly dates: () => StudentDates;
  readonly colours: () => SubjectColours;
}

const createModeState = (
  { workspace, clock, known: knownNow, dueWork, dates: datesNow, colours }: Shared,
  mode: Mode,
) => {
  const { read, records } = workspace;
  const enteredFor = createEntered(workspace, mode);
  const editedFor = createEdited(workspace, mode);
  const changesOf = createChanges(workspace, mode);
  const viewOf = createPlanView();
  const memoPast = createMemo<StudyPlan | null>();
  const steady = createSteady();

  /** The mode's plan and everything derived from it and from the inputs. */
  return (isEmptied: boolean) => {
    const now = clock.now();
    const { day: today } = now;
    const known = knownNow();
    const dates = datesNow();
    const entered = enteredFor(known, dueWork().tasks, today);
    const madeFrom = read(madeFromRegisters[mode]);
    const { since, timeToday, wishes = noWishes }: Partial<QuickInputs> = madeFrom ?? {};
    const smart = isSmart(madeFrom);
    const isShares = mode === "quick" && !smart;
    const { subjects }: { readonly subjects: readonly Subject[] } = madeFrom ?? entered;
    const { plan: kept, own } = editedFor(subjects, since, isShares, today);
    const view = viewOf({
      plan: isEmptied ? memoPast([kept, today], () => pastOf(kept, today)) : kept,
      subjects,
      known: colours(),
      knownSubjects: known,
      progress: records("ticks"),
      today,
    });
    const from = { madeFrom, kept, entered, isShares, dates, now };
    const { isEntered, isHindered, changes } = changesOf(from);
    const rows = read(modeRegisters[mode].subjects) ?? noRows;
    const exams = [...entered.subjects, ...subjects];
    const hasEnd = exams.length > 0 || (madeFrom !== null && !entered.tasks?.length);
    const isUpToDate = madeFrom !== null && !isEntered;
    return steady({
      mode,
      today,
      rows,
      entered,
      known,
      dates,
      /** The stored plan with its manual edits. */
      kept,
      /** Events of the student's own. */
      own,
      madeFrom,
      /** The wishes that hold for the plan. */
      wishes,
      /** Planned by the student's words, with times of its own. */
      isSmart: smart,
      /** The plan's days are shares without times of their own. */
      isShares,
      /** The last Generate found nothing to plan: only the past is shown. */
      isEmptied,
      /** There is a plan, and no exam and no due work is ahead. Late work stays open. */
      isOver: kept !== null && hasEnd && !isAhead(exams, entered.tasks, today),
      /** The student has started over: the plan is all past, and nothing is entered. */
      isPutAway: kept !== null && madeFrom === null && exams.length === 0,
      /** The student's time today, if stated. */
      timeToday: timeToday?.day === today ? timeToday : undefined,
      /** Changes since the plan was made. */
      changes,
      /** Nothing was entered since the plan was made. */
      isUpToDate,
      /** Nothing was entered since, nothing is in its way, and this product's planner made it. */
      isContinued: isUpToDate && !isHindered && ownWays.has(madeFrom.way),
      view,
    });
  };
};

export type PlanState = ReturnType<ReturnType<typeof createModeState>>;

/** The state of each mode; the same object until something in it changes. */
export const createPlanStates = ({
  workspace,
  clock,
  onModelLoaded,
}: {
  readonly workspace: Workspace;
  readonly clock: Pick<Clock, "now">;
  readonly onModelLoaded: () => void;
}) => {
  const { read, records } = workspace;
  let models = 0;
  const known = createKnownSubjects({
    workspace,
    clock,
    onModelLoaded: () => {
      models += 1;
      onModelLoaded();
    },
  });
  const dueWork = createDueWork({ workspace, clock });
  const dates = createStudentDates(workspace);
  const memoColours = createMemo<SubjectColours>();
  const colours = () =>
    // A subject that is only typed so far has no colour yet.
    memoColours(
      [
        read("smartplanner_colours"),
        read("quickPlanCache"),
        read("advancedPlanCache"),
        records("assignments"),
      ],
      () => coloursIn(workspace),
    );
  const shared = { workspace, clock, known, dueWork, dates, colours };
  const modeState = byMode((mode) => createModeState(shared, mode));
  const memoState = byMode(() => createMemo<PlanState>());
  return {
    known,
    dueWork,
    dates,
    colours,
    /** Every part of a page asks for it after every change. */
    state: (mode: Mode, isEmptied: boolean): PlanState => {
      const { day, minuteOfDay } = clock.now();
      const from = [workspace.revision(), models, day, minuteOfDay, isEmptied];
      return memoState[mode](from, () => modeState[mode](isEmptied));
    },
  };
};
