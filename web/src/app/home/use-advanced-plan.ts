import type { PlanInputs, PlanWay } from "@smart-planner/contract";
import {
  type CalendarDay,
  changedInputs,
  doneEarlyOf,
  fixedSessionsOf,
  isDayFinished,
  lockedIdsOf,
  minutesPerDay,
  type StudyPlan,
  withShares,
} from "@smart-planner/planner";
import { useEffect, useMemo, useRef, useState } from "react";
import type { MissingInputs } from "../../features/subjects/advanced-subjects-form.tsx";
import { useEditedPlan } from "../../planner-hooks/use-edited-plan.ts";
import { usePlanStore } from "../../planner-hooks/use-plan-store.ts";
import { editsOf } from "../../planner-service/manual-edits.ts";
import { type PlanChanged, studiedKeysIn, ticksOf } from "../../planner-service/plan-store.ts";
import type { Moment } from "../../platform/clock.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecordsIf } from "../../platform/use-records.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { lessWorkOf } from "./less-work.ts";
import type { Announce } from "./plan-notice.tsx";
import type { UpdateSource } from "./plan-updater.ts";
import {
  type AdvancedInputsForm,
  type EnteredInputs,
  useAdvancedInputs,
} from "./use-advanced-inputs.ts";
import { useFreed, useHits } from "./use-hits.ts";
import { usePlanView } from "./use-plan-view.ts";
import { type StudentDates, takenAhead } from "./use-student-dates.ts";

/** Why the last attempt gave no plan, in sentences. */
export type PlanFailure = readonly string[];

const notWorkedOut = "The plan could not be worked out on this device. Please try again.";

const leastHours = 1;

const missingOf = ({ subjects, hoursPerDay }: EnteredInputs): MissingInputs | null => {
  const missing = { hours: hoursPerDay < leastHours, subjects: subjects.length === 0 };
  return missing.hours || missing.subjects ? missing : null;
};

/** What is known of the work, and how it is entered where it is not what is kept. */
interface EnteredWork {
  readonly known: AdvancedInputsForm["known"];
  readonly enter?: UpdateSource["enter"];
}

/** The state of the Advanced Scheduler: what is entered, the plan, and how a new one is made. */
export const useAdvancedPlan = ({
  workspace,
  dates,
  announce,
}: {
  readonly workspace: Workspace;
  readonly dates: StudentDates;
  readonly announce: Announce;
}) => {
  const { clock, planning } = usePlatform();
  const form = useAdvancedInputs(workspace);
  const { entered } = form;
  const stored = useRegister(workspace, "advancedPlanCache");
  const { plan: kept, own } = useEditedPlan(workspace, "advanced", stored);
  const madeFrom = useRegister(workspace, "smartplanner_plan_inputs");
  const timeToday = madeFrom?.timeToday;
  const takenAt = (from: CalendarDay, { subjects }: EnteredInputs) =>
    takenAhead({ dates, own, from, subjects, timeToday });
  const [first, setFirst] = useState<StudyPlan | null>(null);
  const [isGenerating, setGenerating] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasLacked, setLacked] = useState(false);
  const [failure, setFailure] = useState<PlanFailure | null>(null);
  const running = useRef<AbortController>(null);
  const door = usePlanStore(workspace);
  const { day: today } = useMoment();
  const view = usePlanView({
    workspace,
    plan: first ?? kept,
    subjects: first === null && madeFrom !== null ? madeFrom.subjects : entered.subjects,
  });

  useEffect(() => () => running.current?.abort(), []);

  const changeTo = (plan: StudyPlan, madeFrom: PlanInputs) => ({
    mode: "advanced" as const,
    plan,
    madeFrom,
    why: madeFrom.way ?? "advanced",
    now: { day: madeFrom.today, minuteOfDay: madeFrom.minuteOfDay },
  });
  const keep = (plan: StudyPlan, inputs: PlanInputs): PlanChanged => {
    const changed = door.change(changeTo(plan, inputs));
    announce(changed);
    return changed;
  };
  /** The plan as it would be kept, with what stays of the present one. */
  const preview = (plan: StudyPlan, inputs: PlanInputs) =>
    door.preview(changeTo(plan, inputs)).plan;

  /** What a plan is made from at this moment: around what stays, and not on a day that is done already. */
  const inputsAt = (now: Moment, from: EnteredInputs, way: PlanWay): PlanInputs => {
    const settled = {
      plan: kept ?? {},
      progress: ticksOf(workspace),
      studied: studiedKeysIn(workspace),
      now,
    };
    const hasMoreTime = from.hoursPerDay > (madeFrom?.hoursPerDay ?? 0);
    const isSaid = timeToday?.day === now.day;
    const fixed = fixedSessionsOf({
      ...settled,
      fixed: lockedIdsOf(editsOf(workspace), "advanced"),
    });
    return {
      ...from,
      today: now.day,
      minuteOfDay: isDayFinished(settled) && !hasMoreTime ? minutesPerDay : now.minuteOfDay,
      ...(fixed.length === 0 ? {} : { fixed }),
      ...takenAt(now.day, from),
      ...(isSaid && { timeToday }),
      way,
      at: clock.timestamp(),
    };
  };

  /** Whether there is enough to make a plan from; where there is not, the form says what is missing. */
  const beginAttempt = (from: EnteredInputs = entered): boolean => {
    const isLacking = missingOf(from) !== null;
    setAttempt((before) => before + 1);
    setLacked(isLacking);
    setFailure(null);
    return !isLacking;
  };

  const changes = madeFrom === null ? [] : changedInputs({ madeFrom, entered, today });
  const hits = [
    ...useHits({ workspace, mode: "advanced", plan: kept, dates }),
    ...useFreed(madeFrom, dates),
  ];
  // Without work that was stated a tick changes nothing here, and the page is not drawn again for it.
  const hasWork = entered.subjects.some(({ enteredMinutes }) => enteredMinutes !== undefined);
  const ticks = useRecordsIf(hasWork, workspace, "ticks");
  const early = useMemo(
    () =>
      madeFrom === null || kept === null || ticks === null
        ? []
        : doneEarlyOf({ madeFrom, subjects: entered.subjects, plan: kept, progress: ticks }),
    [madeFrom, kept, entered.subjects, ticks],
  );
  /** Nothing was entered since the plan was made here, and nothing stands in its way. */
  const isKeptTo =
    madeFrom !== null &&
    changes.length + hits.length === 0 &&
    (madeFrom.way === undefined || madeFrom.way === "advanced" || madeFrom.way === "updated");

  /** What the new plan changed, or `null` where there is none. */
  const generate = async (from: EnteredInputs = entered): Promise<PlanChanged | null> => {
    if (!beginAttempt(from)) return null;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setGenerating(true);
    // The hours belong to the plan also where they were left at the default.
    form.changeHours(from.hoursPerDay);
    const at = inputsAt(clock.now(), from, "advanced");
    const isSameWeek = from === entered && isKeptTo;
    const inputs = {
      ...at,
      subjects: withShares({
        subjects: at.subjects,
        plan: kept ?? {},
        progress: ticksOf(workspace),
        today: at.today,
        shares: isSameWeek ? madeFrom?.shares : undefined,
      }),
    };
    const result = await planning.ask({
      kind: "make",
      // From the same week the plan goes on: what lies ahead stays where nothing speaks against it.
      given: isSameWeek && kept !== null ? { ...inputs, before: kept } : inputs,
      signal: control.signal,
      onFirst: ({ plan }) => {
        if (Object.keys(plan).length > 0) setFirst(preview(plan, inputs));
      },
    });
    // A newer request took over, and with it what is on the screen.
    if (control.signal.aborted) return null;
    setGenerating(false);
    setFirst(null);
    if (!result.ok) {
      setFailure([notWorkedOut]);
      return null;
    }
    const { plan, problems } = result.value;
    if (Object.keys(plan).length > 0) return keep(plan, inputs);
    // An empty result never costs the plan made before.
    setFailure(problems);
    return null;
  };

  const sourceOf = (
    plan: StudyPlan,
    from: EnteredInputs,
    work: EnteredWork = { known: form.known },
  ): UpdateSource => ({
    mode: "advanced",
    plan,
    isShares: false,
    week: { ...from, ...takenAt(today, from) },
    inputsAt: (now) => inputsAt(now, from, "updated"),
    withWeek: ({ grid, preferences, hoursPerDay }) =>
      bringing(plan, { ...from, grid, preferences, hoursPerDay }, work),
    less: {
      known: work.known,
      sourceWith: (remedy) => {
        const less = lessWorkOf({ workspace, rows: form.rows, known: work.known, remedy, today });
        if (less === null) return null;
        const enter = () => {
          const before = work.enter?.();
          const takeBack = less.enter();
          return () => {
            takeBack();
            before?.();
          };
        };
        return bringing(plan, { ...from, subjects: less.subjects }, { known: less.known, enter });
      },
    },
    enter: work.enter,
  });
  const bringing = (plan: StudyPlan, from: EnteredInputs, work?: EnteredWork): UpdateSource => ({
    ...sourceOf(plan, from, work),
    bringsForm: true,
  });

  return {
    form,
    dates,
    view,
    kept,
    own,
    madeFrom,
    isUpToDate: madeFrom !== null && changes.length === 0,
    /** What was entered since the plan was made, where that is known, and what now stands in its way. */
    changes: [...changes, ...hits, ...early],
    /** What the plan is made again from; nothing while there is none, or not enough. */
    source: kept === null || missingOf(entered) !== null ? null : sourceOf(kept, entered),
    /** The same with something else entered, which comes with the plan. */
    sourceWith: (other: EnteredInputs): UpdateSource | null =>
      kept === null || missingOf(other) !== null ? null : bringing(kept, other),
    isGenerating,
    /** Said only after a plan was asked for in vain. */
    missing: hasLacked ? missingOf(entered) : null,
    attempt,
    failure,
    beginAttempt,
    generate,
    inputsAt,
    preview,
    changeTo,
    keep,
  };
};

export type AdvancedPlanState = ReturnType<typeof useAdvancedPlan>;
