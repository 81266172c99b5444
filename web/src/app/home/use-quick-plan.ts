import { type PlanWay, type QuickInputs, subjectsOfRows } from "@smart-planner/contract";
import {
  type CalendarDay,
  changedInputs,
  labelOf,
  planDaysOf,
  planQuick,
  quickWeekOf,
  type StudyPlan,
  sessionsOf,
  type Wish,
  withFurtherExams,
  withSharedExams,
} from "@smart-planner/planner";
import { useMemo, useState } from "react";
import { initialRows } from "../../features/subjects/quick-plan-form.tsx";
import { useEditedPlan } from "../../planner-hooks/use-edited-plan.ts";
import { useKnownSubjects } from "../../planner-hooks/use-known-subjects.ts";
import { usePlanStore } from "../../planner-hooks/use-plan-store.ts";
import { isSmart } from "../../planner-service/is-smart.ts";
import type { Moment } from "../../platform/clock.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { emptyWeek } from "./empty-week.ts";
import type { Announce } from "./plan-notice.tsx";
import type { UpdateSource } from "./plan-updater.ts";
import { useFreed, useHits } from "./use-hits.ts";
import { usePlanView } from "./use-plan-view.ts";
import { type StudentDates, takenAhead } from "./use-student-dates.ts";
import { useSubjectRows } from "./use-subject-rows.ts";
import { wishedPlanOf } from "./wished-plan.ts";

/** What a plan of which nothing lies ahead any more still shows. */
const pastOf = (plan: StudyPlan | null, today: CalendarDay): StudyPlan | null => {
  const past = planDaysOf(plan ?? {}).filter(({ day }) => day < today);
  return past.length === 0
    ? null
    : Object.fromEntries(past.map(({ label, entries }) => [label, entries]));
};

/** The state of the Quick Plan: what is typed, the plan, and how a new one is made. */
export const useQuickPlan = ({
  workspace,
  dates,
  announce,
}: {
  readonly workspace: Workspace;
  readonly dates: StudentDates;
  readonly announce: Announce;
}) => {
  const { clock, page, planning } = usePlatform();
  const { rows, changeRows } = useSubjectRows({
    workspace,
    register: "quickPlanSubjects",
    initial: initialRows,
  });
  const hours = useRegister(workspace, "quickPlanHours") ?? 0;
  const stored = useRegister(workspace, "quickPlanCache");
  // An empty result is shown but never stored, so that it cannot cost the plan made before; the past stays.
  const [isEmptied, setEmptied] = useState(false);
  const [isGenerating, setGenerating] = useState(false);
  /** Why there is no new plan. */
  const [problem, setProblem] = useState<string | null>(null);
  const madeFrom = useRegister(workspace, "smartplanner_quick_inputs");
  const door = usePlanStore(workspace);
  const { day: today } = useMoment();
  const known = useKnownSubjects(workspace);
  // By the specified rule, for every exam there is; work has no part in it.
  const subjects = useMemo(() => withFurtherExams(subjectsOfRows(rows), known), [rows, known]);
  const subjectsThen = madeFrom?.subjects ?? subjects;
  // The rule names no exam: what was missed for one would be planned again for another of its subject.
  const named = useMemo(
    () =>
      stored === null || isSmart(madeFrom)
        ? stored
        : withSharedExams({ plan: stored, subjects: subjectsThen }),
    [stored, madeFrom, subjectsThen],
  );
  const { plan: kept, own } = useEditedPlan(workspace, "quick", named);
  const shown = useMemo(() => (isEmptied ? pastOf(kept, today) : kept), [isEmptied, kept, today]);
  const view = usePlanView({
    workspace,
    plan: shown,
    subjects: subjectsThen,
  });

  const timeToday = madeFrom?.timeToday?.day === today ? madeFrom.timeToday : undefined;

  /** What a smart timetable keeps free; the specified rule of a Quick Plan knows no dates. */
  const takenAt = (from: CalendarDay) => takenAhead({ dates, own, from, subjects, timeToday });

  const inputsAt = (now: Moment, hoursPerDay = hours): QuickInputs => ({
    today: now.day,
    minuteOfDay: now.minuteOfDay,
    subjects,
    hoursPerDay,
    at: clock.timestamp(),
    ...(timeToday !== undefined && { timeToday }),
  });

  /** The plan of the specified rule; what was said of today stays said. */
  const ruleAt = (now: Moment, hoursPerDay: number, minutesToday?: number): StudyPlan => {
    const given = { today: now.day, subjects };
    const label = labelOf(now.day);
    return {
      ...planQuick({ ...given, hoursPerDay }),
      ...(minutesToday !== undefined && {
        [label]: planQuick({ ...given, hoursPerDay: minutesToday / 60 })[label] ?? [],
      }),
    };
  };

  const keep = (
    plan: StudyPlan,
    { now, way, wishes }: { now: Moment; way: PlanWay; wishes?: readonly Wish[] | undefined },
  ) => {
    const inputs: QuickInputs = {
      ...inputsAt(now),
      ...(way === "smart" && takenAt(now.day)),
      ...(wishes === undefined ? {} : { wishes }),
      way,
    };
    setEmptied(false);
    const changed = door.change({ mode: "quick", plan, madeFrom: inputs, why: way, now });
    announce(changed);
    return changed;
  };

  const sourceOf = (
    plan: StudyPlan,
    hoursPerDay = hours,
    wishes: readonly Wish[] = madeFrom?.wishes ?? [],
  ): UpdateSource => {
    const given = { subjects, hoursPerDay };
    const common = {
      mode: "quick" as const,
      plan,
      withWeek: (other: { readonly hoursPerDay: number }) => ({
        ...sourceOf(plan, other.hoursPerDay, wishes),
        bringsForm: true,
      }),
    };
    if (!isSmart(madeFrom))
      return {
        ...common,
        isShares: true,
        ruleAt: (now, minutesToday = timeToday?.minutes) =>
          withSharedExams({ plan: ruleAt(now, hoursPerDay, minutesToday), subjects }),
        week: quickWeekOf(given),
        inputsAt: (now) => inputsAt(now, hoursPerDay),
      };
    return {
      ...common,
      isShares: false,
      wishes,
      withWishes: (others) => sourceOf(plan, hoursPerDay, others),
      week: { ...given, ...emptyWeek, ...takenAt(today) },
      inputsAt: (now) => ({ ...inputsAt(now, hoursPerDay), ...takenAt(now.day), wishes }),
    };
  };

  const hits = useHits({ workspace, mode: "quick", plan: isSmart(madeFrom) ? kept : null, dates });
  const freed = useFreed(isSmart(madeFrom) ? madeFrom : null, dates);

  return {
    rows,
    subjects,
    hours,
    view,
    own,
    madeFrom,
    /** What was entered since the plan was made, where that is known, and what now stands in its way. */
    changes: [
      ...(madeFrom === null
        ? []
        : changedInputs({ madeFrom, entered: { subjects, hoursPerDay: hours }, today })),
      ...hits,
      ...freed,
    ],
    takenAt,
    /** What the plan is made again from; nothing while there is none, or no hours. */
    source: kept === null || isEmptied || hours < 1 ? null : sourceOf(kept),
    isEmptied,
    problem,
    isGenerating,
    changeRows,
    changeHours: (next: number) => {
      if (next === 0) workspace.remove("quickPlanHours");
      else workspace.write("quickPlanHours", next);
    },
    generate: async () => {
      setGenerating(true);
      setProblem(null);
      await page.afterPaint();
      const now = clock.now();
      // Wishes stay with the plan and hold at every update until they are removed.
      const wishes = madeFrom?.wishes ?? [];
      if (wishes.length > 0 && kept !== null && !isEmptied) {
        const { today: day, minuteOfDay, hoursPerDay } = inputsAt(now);
        const made = await wishedPlanOf({
          planning,
          inputs: {
            today: day,
            minuteOfDay,
            subjects,
            hoursPerDay,
            ...emptyWeek,
            ...takenAt(now.day),
          },
          wishes,
        });
        if (made.ok) keep(made.plan, { now, way: "smart", wishes });
        else setProblem(made.message);
        setGenerating(false);
        return;
      }
      const plan = ruleAt(now, hours, timeToday?.minutes);
      // Stored before it is shown: a reload at once must bring it back.
      // Among very many subjects every share may round to nothing.
      if (sessionsOf(plan).every(({ minutes }) => minutes === 0)) setEmptied(true);
      else keep(plan, { now, way: "quick" });
      setGenerating(false);
    },
    /** A plan of the smart timetable takes the place of the quick plan. */
    replace: ({
      plan,
      wishes,
      now,
    }: {
      plan: StudyPlan;
      wishes?: readonly Wish[] | undefined;
      now: Moment;
    }) => keep(plan, { now, way: "smart", wishes }),
  };
};

export type QuickPlan = ReturnType<typeof useQuickPlan>;
