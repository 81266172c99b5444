import { families, type Mode, planNames, recordRegister } from "@smart-planner/contract";
import { openMinutesOf, taskLeftOf } from "@smart-planner/planner/due-work";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  againInputsOf,
  type ChangeInWords,
  changeSentencesOf,
  countDifference,
  type InputChange,
  isEntered,
  lessToday,
  lockedIdsOf,
  makeRoom,
  type PlanDifference,
  type PlanSession,
  type PlanUpdate,
  type SessionDay,
  sessionDaysOf,
  sessionNameOf,
  type WeekInputs,
  withoutTimes,
  withWholeShares,
} from "@smart-planner/planner/plan";
import { missedFromText, shortDuration } from "@smart-planner/planner/progress";
import type { Stability } from "@smart-planner/planner/scheduler";
import { shortDayAndMonth, totalMinutes } from "@smart-planner/planner/time";
import { applyWishes } from "@smart-planner/planner/wishes";
import type { Clock, Moment } from "../platform/clock.ts";
import type { Planning } from "../platform/planning.ts";
import type { MadeAgain } from "../platform/planning-job.ts";
import type { Workspace } from "../platform/workspace.ts";
import { formOf, type MadeFrom } from "./form-of.ts";
import { editsOf } from "./manual-edits.ts";
import {
  type PlanChange,
  type PlanStore,
  type RecordTexts,
  studiedKeysIn,
  ticksOf,
} from "./plan-store.ts";
import {
  type Entering,
  namedRuleAt,
  planInputsAt,
  quickInputsAt,
  subjectsWithLess,
  type UpdateBasis,
  weekOf,
} from "./update-basis.ts";
import { type ExamEffect, shortOf, type UpdateOffer, type UpdateWay } from "./update-offer.ts";

/** A change that makes room. */
export interface RoomChange {
  readonly text: string;
  /** The result, as one sentence. */
  readonly done: string;
}

/** The changes for a plan to include. */
export interface UpdateRequest {
  readonly mode: Mode;
  /** Sessions that get a new place and are no longer planned for the old one. */
  readonly missed?: readonly PlanSession[];
  /** Work that has no session yet. */
  readonly left?: readonly PlanSession[];
  /** Keys of sessions that are over without being done: what was left of them is in `left`. */
  readonly over?: readonly string[];
  /** For the whole of today. */
  readonly minutesToday?: number | undefined;
  readonly changes?: readonly InputChange[];
  readonly entering?: Entering;
  /** The same in words, to be said with it. */
  readonly by?: readonly RoomChange[];
}

export const titleOf = ({ missed = [], left = [], minutesToday }: UpdateRequest): string => {
  if (minutesToday !== undefined) return "Another time today";
  if (left.length > 0) return "Plan what is left";
  return missed.length === 0
    ? "Update your plan"
    : `Plan ${missed.length} session${missed.length === 1 ? "" : "s"} again`;
};

export const noteOf = (
  { mode, missed = [], left = [], minutesToday, changes = [], by = [] }: UpdateRequest,
  today: CalendarDay,
): string => {
  const done = "What is done stays done.";
  const minutes = totalMinutes([...missed, ...left]);
  const taken = () => {
    if (minutesToday !== undefined)
      return `${shortDuration(minutesToday)} today, and the rest gets another place.`;
    if (minutes === 0) return `Your ${planNames[mode]} takes over what you changed.`;
    const from = missed.length === 0 ? "" : ` ${missedFromText(missed, today)}`;
    const changed = changes.length > 0 ? ", and what you changed is taken over" : "";
    return `${shortDuration(minutes)}${from} get a new place${changed}.`;
  };
  return [...by.map(({ text }) => `${text}.`), taken(), done].join(" ");
};

/** One way to replan, and its result. */
export interface Candidate extends MadeAgain {
  readonly update: PlanUpdate;
  /** Sessions with a new place, for the sentences. */
  readonly work: readonly PlanSession[];
}

/** Missed time of a moved exam counts for its new date. */
const forMovedExam = (session: PlanSession, changes: readonly InputChange[]): PlanSession => {
  const { subject, entry } = session;
  for (const change of changes)
    if (
      change.kind === "exam moved" &&
      change.subject === subject &&
      change.from === entry.examDate
    )
      return { ...session, entry: { ...entry, examDate: change.to } };
  return session;
};

const byDay = (days: readonly SessionDay[]) =>
  new Map(days.map(({ day, sessions }) => [day, sessions.filter(({ minutes }) => minutes > 0)]));

/** How many sessions change. */
export const changedIn = (difference: PlanDifference): number => {
  const { moved, changed, added, removed } = countDifference(difference);
  return moved + changed + added + removed;
};

/** Sessions of other days that change, where today's alone were asked about. */
export const othersIn = ({ difference }: PlanUpdate, today: CalendarDay): number =>
  [...difference.moved.map(({ before }) => before), ...difference.removed].filter(
    ({ day }) => day > today,
  ).length;

/** Works out how a plan takes something in; nothing is stored. */
export const createPlanUpdater = ({
  workspace,
  store,
  planning,
  clock,
  basis,
}: {
  readonly workspace: Workspace;
  readonly store: Pick<PlanStore, "preview">;
  readonly planning: Planning;
  readonly clock: Pick<Clock, "timestamp">;
  readonly basis: UpdateBasis;
}) => {
  const { mode, plan, isShares, entered, wishes, state } = basis;
  const basisWeek = weekOf(basis);
  const fixed = lockedIdsOf(editsOf(workspace), mode);
  const progress = ticksOf(workspace);
  const studied = studiedKeysIn(workspace);
  // As the plan store has it: a share that only one of the two keeps would be in no plan.
  const settledAt = (now: Moment) => ({ progress, now, fixed, studied, isShares });

  const madeFromAt = (now: Moment, minutesToday: number | undefined): MadeFrom => {
    const way = "updated";
    const said = minutesToday === undefined ? undefined : { day: now.day, minutes: minutesToday };
    if (mode === "quick") {
      const smart = isShares ? undefined : { wishes };
      const inputs = quickInputsAt(basis, { clock, now, way }, smart);
      return { mode, madeFrom: { ...inputs, ...(said !== undefined && { timeToday: said }) } };
    }
    const inputs = planInputsAt(basis, { workspace, clock, now, way });
    if (said === undefined) return { mode, madeFrom: inputs };
    // The student's word about today wins over the date's limit.
    const dateLimits = [...(inputs.dateLimits ?? []), said];
    return { mode, madeFrom: { ...inputs, timeToday: said, dateLimits } };
  };

  /** Records of less work and of changed due work, as they are stored. */
  const workRecords = (): RecordTexts => [
    ...basis.works.map(
      ({ id, assignment }) =>
        [recordRegister(families.assignments, id), JSON.stringify(assignment)] as const,
    ),
    ...[...subjectsWithLess(state.known, basis.less)].flatMap(([name, { work, topics }]) => [
      [recordRegister(families.subjects, name), JSON.stringify(work)] as const,
      ...topics.map(
        ({ id, ...topic }) => [recordRegister(families.topics, id), JSON.stringify(topic)] as const,
      ),
    ]),
  ];

  const changeTo = (moment: Moment, ask: UpdateRequest, made: StudyPlan): PlanChange => {
    const from = madeFromAt(moment, ask.minutesToday);
    const shares = () =>
      withWholeShares({ made: withoutTimes(made), before: plan, ...settledAt(moment) });
    return {
      ...from,
      plan: isShares ? shares() : made,
      why: "updated",
      now: moment,
      ...(basis.bringsForm && { form: formOf(from), records: workRecords() }),
      release: {
        keys: new Set([...(ask.missed ?? []).map(({ key }) => key), ...(ask.over ?? [])]),
        as: "again",
      },
    };
  };

  const weekAt = ({ day, minuteOfDay }: Moment, minutesToday: number | undefined): WeekInputs => {
    const { dateLimits = [] } = basisWeek;
    const week: WeekInputs =
      minutesToday === undefined
        ? basisWeek
        : { ...basisWeek, dateLimits: [...dateLimits, { day, minutes: minutesToday }] };
    if (isShares || wishes.length === 0) return week;
    return applyWishes({ inputs: { ...week, today: day, minuteOfDay }, wishes });
  };

  /** One candidate for each way that is asked for, or nothing where it could not be worked out. */
  const candidates = async ({
    ask,
    moment,
    stabilities,
    signal,
  }: {
    readonly ask: UpdateRequest;
    readonly moment: Moment;
    readonly stabilities: readonly Stability[];
    readonly signal: AbortSignal;
  }): Promise<readonly Candidate[] | null> => {
    const { missed = [], left = [], minutesToday, changes = [] } = ask;
    const settled = settledAt(moment);
    const trimmed =
      isShares && minutesToday !== undefined
        ? lessToday({ plan, minutes: minutesToday, ...settled })
        : { plan, dropped: [] };
    const work = [...missed, ...left, ...trimmed.dropped];
    // The days of shares are full: with no change of the form, room is made and not planned for.
    const isFull = isShares && changes.length === 0;
    const roomy = (stability: Stability, of: StudyPlan = trimmed.plan): MadeAgain => ({
      stability,
      fit: [],
      plan: makeRoom({
        plan: of,
        missed: work.map((session) => forMovedExam(session, changes)),
        ...settled,
        subjects: basisWeek.subjects,
        tasks: basisWeek.tasks,
        hoursPerDay: entered.hoursPerDay,
        mostOfOne: stability === "least" ? 1 : 0.5,
      }),
    });
    const taken = (again: MadeAgain): Candidate => ({
      ...again,
      work,
      update: store.preview(changeTo(moment, ask, again.plan)),
    });
    // By the rule there is one plan of what is entered, and room in it for what was missed is made as in any other.
    const isRuleAsked = isShares && changes.some(isEntered);
    const rule = isRuleAsked ? namedRuleAt(basis, moment, minutesToday) : undefined;
    if (rule !== undefined)
      return stabilities.map((stability) =>
        taken(work.length > 0 ? roomy(stability, rule) : { stability, fit: [], plan: rule }),
      );
    const asked = stabilities.filter((stability) => !isFull || stability === "best");
    const week = weekAt(moment, minutesToday);
    const made = await planning.ask({
      kind: "again",
      given: asked.map((stability) =>
        againInputsOf({
          plan: trimmed.plan,
          missed: work,
          ...settled,
          week,
          stability,
          sharesAnew: changes.some(isEntered),
        }),
      ),
      signal,
    });
    if (signal.aborted || made === undefined) return null;
    const planned = new Map(made.map((again) => [again.stability, again]));
    return stabilities.map((stability) => taken(planned.get(stability) ?? roomy(stability)));
  };

  const upcomingAt = (today: CalendarDay) =>
    basisWeek.subjects
      .filter(({ examDate }) => examDate > today)
      .toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1));

  /** The effect of an update on each piece of due work. */
  const workEffectsOf = ({ plan: after, difference }: PlanUpdate): readonly ExamEffect[] => {
    const hours = new Map(difference.subjects.map((one) => [one.subject, one]));
    const open = openMinutesOf(after, progress, state.today);
    return (entered.tasks ?? []).flatMap((task) => {
      const { subject, title, due } = task;
      if (due === undefined) return [];
      const name = sessionNameOf({ subject, entry: { taskId: task.key, title } });
      return {
        subject,
        name,
        dateText: shortDayAndMonth(due.day),
        plannedBefore: hours.get(name)?.minutesBefore ?? 0,
        plannedAfter: open.get(task.key) ?? 0,
        needMinutes: taskLeftOf(task),
      };
    });
  };

  const wordsOf = ({ fit, update, work }: Candidate, today: CalendarDay): ChangeInWords => {
    const upcoming = upcomingAt(today).map(({ name }) => name.trim());
    const short = fit.filter(({ missingMinutes }) => missingMinutes > 0);
    const works = workEffectsOf(update);
    const shortWorks = works.filter((work) => shortOf(work) > 0);
    return changeSentencesOf({
      difference: update.difference,
      missed: work,
      today,
      firstExam: upcoming[0],
      planned: new Set([...upcoming, ...works.map(({ name }) => name)]),
      lacking: new Set([
        ...(fit.length > 0 ? short.map(({ subject }) => subject) : upcoming),
        ...shortWorks.map(({ name }) => name),
      ]),
    });
  };

  const wayOf = (candidate: Candidate, today: CalendarDay): UpdateWay => {
    const { stability, fit, update, work } = candidate;
    const upcoming = upcomingAt(today);
    const days = sessionDaysOf(update.plan);
    const limit = entered.hoursPerDay * 60;
    const hours = new Map(update.difference.subjects.map((one) => [one.subject, one]));
    const lateFor = (name: string) =>
      totalMinutes(work.filter((session) => sessionNameOf(session) === name));
    return {
      stability,
      ...wordsOf(candidate, today),
      // As the receipt will count them.
      changed: changedIn(update.difference),
      days: byDay(days),
      exams: [
        ...upcoming.map((subject) => {
          const name = subject.name.trim();
          const { minutesBefore = 0, minutesAfter = 0 } = hours.get(name) ?? {};
          const missing =
            fit.find((one) => one.subject === name && one.examDate === subject.examDate)
              ?.missingMinutes ?? 0;
          return {
            subject: name,
            name,
            dateText: shortDayAndMonth(subject.examDate),
            plannedBefore: minutesBefore,
            plannedAfter: minutesAfter,
            needMinutes:
              fit.length > 0
                ? minutesAfter + missing
                : // A plan from elsewhere owes nothing to the one before it.
                  work.length === 0
                  ? minutesAfter
                  : Math.max(minutesAfter, minutesBefore + lateFor(name)),
          };
        }),
        // Due work that the change does something for, or that lacks room.
        ...workEffectsOf(update).filter(
          (work) => work.plannedBefore !== work.plannedAfter || shortOf(work) > 0,
        ),
      ],
      keepsLimit: days
        .filter(({ day }) => day > today)
        .every(({ sessions }) => totalMinutes(sessions) <= limit + 30),
    };
  };

  const offerOf = ({
    title,
    note,
    ask,
    moment,
    found,
  }: Pick<UpdateOffer, "title" | "note"> & {
    readonly ask: UpdateRequest;
    readonly moment: Moment;
    readonly found: readonly Candidate[];
  }): UpdateOffer => ({
    title,
    note,
    first: ask.missed?.[0]?.day ?? moment.day,
    today: moment.day,
    now: byDay(sessionDaysOf(plan)),
    missed: new Set((ask.missed ?? []).map(({ key }) => key)),
    limitMinutes: entered.hoursPerDay * 60,
    ways: found.map((candidate) => wayOf(candidate, moment.day)),
  });

  return {
    candidates,
    changeTo,
    offerOf,
    weekAt,
    settledAt,
  };
};
