import { type Mode, type PlanInputs, planNames, type QuickInputs } from "@smart-planner/contract";
import {
  againInputsOf,
  changeSentencesOf,
  countDifference,
  type InputChange,
  lockedIdsOf,
  makeRoom,
  monthNames,
  type PlanDifference,
  type PlanSession,
  type PlanUpdate,
  partsOf,
  type SessionDay,
  type Stability,
  type StudyPlan,
  type Subject,
  sessionDaysOf,
  shortDuration,
  type WeekInputs,
  withoutTimes,
} from "@smart-planner/planner";
import { useEffect, useRef, useState } from "react";
import type { UpdateOffer, UpdateWay } from "../../features/plan-update/plan-update-dialog.tsx";
import type { MadeFrom } from "../../platform/form-of.ts";
import { editsOf } from "../../platform/hand-edits.ts";
import { studiedKeysIn, ticksOf, usePlanDoor } from "../../platform/plan-door.ts";
import type { MadeAgain } from "../../platform/planning-job.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Workspace } from "../../platform/workspace.ts";
import type { Announce } from "./plan-notice.tsx";

const stabilities: readonly Stability[] = ["least", "balanced", "best"];

/** What the plan on the screen is made again from. */
export interface UpdateSource {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  /** As it is entered now. */
  readonly week: WeekInputs;
  readonly inputsAt: (now: {
    readonly day: QuickInputs["today"];
    readonly minuteOfDay: number;
  }) => QuickInputs | PlanInputs;
}

const dateText = (day: Subject["examDate"]): string => {
  const { day: dayOfMonth, month } = partsOf(day);
  return `${dayOfMonth} ${monthNames[month - 1]?.slice(0, 3)}`;
};

const byDay = (days: readonly SessionDay[]) =>
  new Map(days.map(({ day, sessions }) => [day, sessions.filter(({ minutes }) => minutes > 0)]));

const changedIn = (difference: PlanDifference): number => {
  const { moved, changed, added, removed } = countDifference(difference);
  return moved + changed + added + removed;
};

interface Ready {
  readonly offer: UpdateOffer;
  readonly plans: ReadonlyMap<Stability, StudyPlan>;
  readonly moment: { readonly day: QuickInputs["today"]; readonly minuteOfDay: number };
}

/** Catching up, and taking over what was changed: worked out, shown, and stored only when it is used. */
export const usePlanUpdate = ({
  workspace,
  source,
  announce,
}: {
  readonly workspace: Workspace;
  readonly source: UpdateSource | null;
  readonly announce: Announce;
}) => {
  const { clock, planning } = usePlatform();
  const door = usePlanDoor(workspace);
  const [asked, setAsked] = useState<readonly PlanSession[] | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const close = () => {
    running.current?.abort();
    setAsked(null);
    setReady(null);
  };

  const madeFromOf = (from: UpdateSource, moment: Ready["moment"]): MadeFrom => {
    const inputs = { ...from.inputsAt(moment), way: "updated" as const };
    return from.mode === "quick"
      ? { mode: "quick", madeFrom: inputs }
      : { mode: "advanced", madeFrom: inputs as PlanInputs };
  };

  const changeTo = (
    from: UpdateSource,
    moment: Ready["moment"],
    missed: readonly PlanSession[],
    plan: StudyPlan,
  ) => ({
    ...madeFromOf(from, moment),
    plan: from.mode === "quick" ? withoutTimes(plan) : plan,
    why: "updated" as const,
    now: moment,
    release: { keys: new Set(missed.map(({ key }) => key)), as: "again" as const },
  });

  const wayOf = (
    from: UpdateSource,
    missed: readonly PlanSession[],
    today: QuickInputs["today"],
    { stability, fit }: MadeAgain,
    update: PlanUpdate,
  ): UpdateWay => {
    const upcoming = from.week.subjects
      .filter(({ examDate }) => examDate > today)
      .toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1));
    const days = sessionDaysOf(update.plan);
    const limit = from.week.hoursPerDay * 60;
    const hours = new Map(update.difference.subjects.map((one) => [one.subject, one]));
    return {
      stability,
      changed: changedIn(update.difference),
      ...changeSentencesOf({
        difference: update.difference,
        missed,
        today,
        firstExam: upcoming[0]?.name.trim(),
      }),
      days: byDay(days),
      exams: upcoming.map((subject) => {
        const name = subject.name.trim();
        const { minutesBefore = 0, minutesAfter = 0 } = hours.get(name) ?? {};
        const missing =
          fit.find((one) => one.subject === name && one.examDate === subject.examDate)
            ?.missingMinutes ?? 0;
        return {
          subject: name,
          dateText: dateText(subject.examDate),
          plannedBefore: minutesBefore,
          plannedAfter: minutesAfter,
          // What was planned and what was missed, where the planner itself was not asked.
          needMinutes:
            fit.length > 0
              ? minutesAfter + missing
              : Math.max(
                  minutesAfter,
                  minutesBefore +
                    missed
                      .filter((session) => session.subject === name)
                      .reduce((sum, { minutes }) => sum + minutes, 0),
                ),
        };
      }),
      keepsLimit: days
        .filter(({ day }) => day > today)
        .every(
          ({ sessions }) => sessions.reduce((sum, { minutes }) => sum + minutes, 0) <= limit + 30,
        ),
    };
  };

  const open = async (missed: readonly PlanSession[], changes: readonly InputChange[]) => {
    if (source === null) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setAsked(missed);
    setReady(null);
    const moment = clock.now();
    const progress = ticksOf(workspace);
    const fixed = lockedIdsOf(editsOf(workspace), source.mode);
    // The days of a Quick Plan are full: with no change of the form, room is made and not planned for.
    const isFull = source.mode === "quick" && changes.length === 0;
    const made = await planning.ask({
      kind: "again",
      given: (isFull ? ["best" as const] : stabilities).map((stability) =>
        againInputsOf({
          plan: source.plan,
          missed,
          progress,
          now: moment,
          fixed,
          studied: studiedKeysIn(workspace),
          week: source.week,
          stability,
        }),
      ),
      signal: control.signal,
    });
    if (control.signal.aborted) return;
    if (!made.ok) return close();
    const roomy = isFull
      ? (
          [
            ["least", 1],
            ["balanced", 0.5],
          ] as const
        ).map(
          ([stability, mostOfOne]): MadeAgain => ({
            stability,
            fit: [],
            plan: makeRoom({
              plan: source.plan,
              missed,
              progress,
              now: moment,
              fixed,
              subjects: source.week.subjects,
              hoursPerDay: source.week.hoursPerDay,
              mostOfOne,
            }),
          }),
        )
      : [];
    const updates = [...roomy, ...made.value].map((again) => ({
      again,
      update: door.preview(changeTo(source, moment, missed, again.plan)),
    }));
    const now = sessionDaysOf(source.plan);
    const first = missed[0]?.day ?? moment.day;
    const minutes = missed.reduce((sum, session) => sum + session.minutes, 0);
    const count = missed.length;
    setReady({
      moment,
      plans: new Map(updates.map(({ again }) => [again.stability, again.plan])),
      offer: {
        title:
          count === 0
            ? "Update your plan"
            : `Plan ${count} ${count === 1 ? "session" : "sessions"} again`,
        note:
          count === 0
            ? `Your ${planNames[source.mode]} takes over what you changed. What is done stays done.`
            : `${shortDuration(minutes)} get a new place${changes.length > 0 ? ", and what you changed is taken over" : ""}. What is done stays done.`,
        first,
        today: moment.day,
        now: byDay(now),
        missed: new Set(missed.map(({ key }) => key)),
        limitMinutes: source.week.hoursPerDay * 60,
        ways: updates.map(({ again, update }) => wayOf(source, missed, moment.day, again, update)),
      },
    });
  };

  return {
    isOpen: asked !== null,
    offer: ready?.offer ?? null,
    open,
    close,
    use: (stability: Stability) => {
      const plan = ready?.plans.get(stability);
      if (source === null || ready === null || plan === undefined || asked === null) return;
      announce(door.change(changeTo(source, ready.moment, asked, plan)));
      close();
    },
  };
};
