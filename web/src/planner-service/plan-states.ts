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
import { isSmart } from "./form-of.ts";
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
const noEdits: { readonly plan: null; readonly own: readonly OwnSession[] } = {
  plan: null,
  own: [],
};
const noChanges: readonly InputChange[] = [];
const noWishes: readonly Wish[] = [];

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
  const blockedIn = createBlockedSessions(workspace);
  const viewOf = createPlanView();
  const memoNamed = createMemo<StudyPlan | null>();
  const memoEdited = createMemo<{
    readonly plan: StudyPlan | null;
    readonly own: readonly OwnSession[];
  }>();
  const memoPast = createMemo<StudyPlan | null>();
  const memoEnteredSince = createMemo<readonly InputChange[]>();
  const memoFreed = createMemo<readonly InputChange[]>();
  const memoEarly = createMemo<readonly InputChange[]>();
  const memoChanges = createMemo<readonly InputChange[]>();
  const steady = createSteady();

  /** The mode's plan and everything derived from it and from the inputs. */
  return (isEmptied: boolean) => {
    const now = clock.now();
    const { day: today } = now;
    const known = knownNow();
    const dates = datesNow();
    const entered = enteredFor(known, dueWork().tasks, today);
    const stored = read(modeRegisters[mode].plan);
    const madeFrom = read(madeFromRegisters[mode]);
    const smart = mode === "quick" && isSmart(madeFrom);
    const subjectsThen: readonly Subject[] = madeFrom?.subjects ?? entered.subjects;
    // The quick rule names no exam: a missed session would be planned again for another exam.
    const named =
      mode === "advanced" || smart || stored === null
        ? stored
        : memoNamed([stored, subjectsThen], () =>
            withSharedExams({ plan: stored, subjects: subjectsThen }),
          );
    const edits = records("edits");
    const since = madeFrom?.since;
    const { plan: kept, own } =
      named === null
        ? noEdits
        : memoEdited([named, edits, since, today], () => {
            const edited = applyEdits({ plan: named, mode, edits });
            return { ...edited, plan: withoutBlame(edited.plan, since, today) };
          });
    const shown = isEmptied ? memoPast([kept, today], () => pastOf(kept, today)) : kept;
    const view = viewOf({
      plan: shown,
      subjects: subjectsThen,
      known: colours(),
      knownSubjects: known,
      progress: records("ticks"),
      today,
    });

    const enteredSince =
      madeFrom === null
        ? noChanges
        : memoEnteredSince([madeFrom, entered, today, kept], () => {
            const { subjects, tasks, hoursPerDay } = entered;
            return changedInputs({
              madeFrom,
              entered: mode === "quick" ? { subjects, tasks, hoursPerDay } : entered,
              today,
              isPlanned: (task) =>
                (openMinutesOf(kept ?? {}, records("ticks"), today).get(task.key) ?? 0) >=
                taskLeftOf(task),
            });
          });
    // The rule of a Quick Plan knows no dates.
    const knowsDates = mode === "advanced" || smart;
    const blocked =
      kept === null || !knowsDates ? noChanges : blockedIn(kept, { mode, dates, edits, now });
    const freed =
      madeFrom === null || !knowsDates
        ? noChanges
        : memoFreed([madeFrom, dates, today], () => freedSince(madeFrom, dates, now));
    // Without stated work a tick changes nothing here.
    const hasWork =
      mode === "advanced" &&
      entered.subjects.some(({ enteredMinutes }) => enteredMinutes !== undefined);
    const progress = hasWork ? records("ticks") : null;
    const early =
      madeFrom === null || kept === null || progress === null
        ? noChanges
        : memoEarly([madeFrom, kept, entered.subjects, progress], () =>
            doneEarlyOf({ madeFrom, subjects: entered.subjects, plan: kept, progress }),
          );
    const changes = memoChanges([enteredSince, blocked, freed, early], () => [
      ...enteredSince,
      ...blocked,
      ...freed,
      ...early,
    ]);
    const rows = read(modeRegisters[mode].subjects) ?? noRows;
    const { tasks = [] } = entered;
    const exams = [...entered.subjects, ...subjectsThen];
    const hasEnd = exams.length > 0 || (madeFrom !== null && tasks.length === 0);
    const isAhead =
      exams.some(({ examDate }) => examDate > today) ||
      tasks.some(({ due }) => due !== undefined && due.day >= today);
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
      wishes: (madeFrom !== null && "wishes" in madeFrom ? madeFrom.wishes : undefined) ?? noWishes,
      /** Planned by the student's words, with times of its own. */
      isSmart: smart,
      /** The plan's days are shares without times of their own. */
      isShares: mode === "quick" && !smart,
      /** The last Generate found nothing to plan: only the past is shown. */
      isEmptied,
      /** There is a plan, and no exam and no due work is ahead. Late work stays open. */
      isOver: kept !== null && hasEnd && !isAhead,
      /** The student has started over: the plan is all past, and nothing is entered. */
      isPutAway: kept !== null && madeFrom === null && exams.length === 0,
      /** The student's time today, if stated. */
      timeToday: madeFrom?.timeToday?.day === today ? madeFrom.timeToday : undefined,
      /** Changes since the plan was made. */
      changes,
      /** Nothing was entered since the plan was made. */
      isUpToDate: madeFrom !== null && enteredSince.length === 0,
      /** Nothing was entered since, nothing is in its way, and this product's planner made it. */
      isContinued:
        madeFrom !== null &&
        enteredSince.length + blocked.length + freed.length === 0 &&
        (madeFrom.way === undefined || madeFrom.way === "advanced" || madeFrom.way === "updated"),
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
