import { families, recordRegister } from "@smart-planner/contract";
import { nameOfTask, openMinutesOf, taskLeftOf } from "@smart-planner/planner/due-work";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  againInputsOf,
  type InputChange,
  isEntered,
  lessToday,
  lockedIdsOf,
  makeRoom,
  type PlanDifference,
  type PlanSession,
  type PlanUpdate,
  sessionDaysOf,
  sessionNameOf,
  type WeekInputs,
  withoutTimes,
  withSharedExams,
  withWholeShares,
} from "@smart-planner/planner/plan";
import { isForAhead } from "@smart-planner/planner/progress";
import type { Stability } from "@smart-planner/planner/scheduler";
import { addDays, daysBetween, totalMinutes } from "@smart-planner/planner/time";
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
  planInputsAt,
  quickInputsAt,
  quickRuleAt,
  subjectsWithLess,
  type UpdateBasis,
  type UpdateRequest,
  weekOf,
} from "./update-basis.ts";

/** One way to make the plan again, and its result. */
export interface Candidate extends MadeAgain {
  readonly update: PlanUpdate;
  /** Sessions to be placed: without an exam or due work ahead there is nothing to place them for. */
  readonly work: readonly PlanSession[];
  /** Minutes won and given by name, where room was made in full days. */
  readonly gained?: ReadonlyMap<string, number>;
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

/** How many sessions change: new, gone, or with another day, start or length. */
export const changedIn = ({ moved, added, removed }: PlanDifference): number =>
  moved.length + added.length + removed.length;

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
  const edits = { ...editsOf(workspace), ...Object.fromEntries(basis.edits) };
  const fixed = lockedIdsOf(edits, mode);
  const progress = ticksOf(workspace);
  const studied = studiedKeysIn(workspace);
  // As the plan store has it: a share that only one of the two keeps would be in no plan.
  const settledAt = (now: Moment) => ({ progress, now, fixed, studied, isShares });

  const madeFromAt = (now: Moment, { minutesToday, extraMinutes = 0 }: UpdateRequest): MadeFrom => {
    const way = "updated";
    const said = minutesToday === undefined ? undefined : { day: now.day, minutes: minutesToday };
    const timeToday = said && { timeToday: said };
    if (mode === "quick") {
      const smart = isShares ? undefined : { wishes };
      const inputs = quickInputsAt(basis, { clock, now, way }, smart);
      return { mode, madeFrom: { ...inputs, ...timeToday } };
    }
    const inputs = planInputsAt(basis, { workspace, clock, now, way });
    const longer = longerDays(now.day, extraMinutes);
    if (said === undefined && longer.length === 0) return { mode, madeFrom: inputs };
    // The student's word about today wins over the date's limit.
    const dateLimits = [...(inputs.dateLimits ?? []), ...longer, ...(said ? [said] : [])];
    return { mode, madeFrom: { ...inputs, ...timeToday, dateLimits } };
  };

  /** Records that change with the plan, as they are stored. */
  const changedRecords = (): RecordTexts => [
    ...basis.edits.map(
      ([id, edit]) => [recordRegister(families.edits, id), JSON.stringify(edit)] as const,
    ),
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
    const from = madeFromAt(moment, ask);
    const shares = () =>
      withWholeShares({ made: withoutTimes(made), before: plan, ...settledAt(moment) });
    return {
      ...from,
      plan: isShares ? shares() : made,
      why: "updated",
      now: moment,
      ...(basis.bringsForm && { form: formOf(from) }),
      records: changedRecords(),
      release: {
        keys: new Set([...(ask.missed ?? []).map(({ key }) => key), ...(ask.over ?? [])]),
        as: "again",
      },
    };
  };

  /** The limits of the days to come with so much more time; a day that is kept free stays so. */
  const longerDays = (from: CalendarDay, extraMinutes: number) => {
    const { dateLimits = [], subjects, tasks = [], hoursPerDay } = basisWeek;
    const last = [
      ...subjects.map(({ examDate }) => examDate),
      ...tasks.flatMap(({ due }) => due?.day ?? []),
    ]
      .toSorted()
      .at(-1);
    if (extraMinutes === 0 || last === undefined) return [];
    return Array.from({ length: Math.max(daysBetween(from, last), 0) }, (_, index) => {
      const day = addDays(from, index);
      const usual = dateLimits.findLast((limit) => limit.day === day)?.minutes ?? hoursPerDay * 60;
      return { day, minutes: usual === 0 ? 0 : usual + extraMinutes };
    });
  };

  /** Days of shares that "30 min more a day" made longer; five minutes more are the rule's rounding. */
  const longerQuickDays = (): ReadonlyMap<CalendarDay, number> => {
    const usual = entered.hoursPerDay * 60;
    return new Map(
      sessionDaysOf(plan).flatMap(({ day, sessions }) => {
        const shares = sessions.filter(
          ({ entry }) => entry.released === undefined && !fixed.has(entry.id ?? ""),
        );
        const extra = Math.floor((totalMinutes(shares) - usual + 10) / 30) * 30;
        return extra > 0 ? [[day, usual + extra] as const] : [];
      }),
    );
  };

  const weekAt = (
    { day, minuteOfDay }: Moment,
    minutesToday: number | undefined,
    extraMinutes = 0,
  ): WeekInputs => {
    const week: WeekInputs = {
      ...basisWeek,
      dateLimits: [
        ...(basisWeek.dateLimits ?? []),
        ...longerDays(day, extraMinutes),
        ...(minutesToday === undefined ? [] : [{ day, minutes: minutesToday }]),
      ],
    };
    if (isShares || wishes.length === 0) return week;
    return applyWishes({ inputs: { ...week, today: day, minuteOfDay }, wishes });
  };

  /** One candidate for each way that is asked for, or nothing if it could not be worked out. */
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
    const { missed = [], left = [], minutesToday, extraMinutes = 0, changes = [] } = ask;
    const settled = settledAt(moment);
    const trimmed =
      isShares && minutesToday !== undefined
        ? lessToday({ plan, minutes: minutesToday, ...settled })
        : { plan, dropped: [] };
    const work = [...missed, ...left, ...trimmed.dropped].filter((session) =>
      isForAhead(session, { ...entered, today: moment.day }),
    );
    // The days of shares are full: with no change of the form, room is made and not planned for.
    const isFull = isShares && changes.length === 0;
    const roomy = (stability: Stability, of: StudyPlan = trimmed.plan) => ({
      stability,
      fit: [],
      ...makeRoom({
        plan: of,
        missed: work.map((session) => forMovedExam(session, changes)),
        ...settled,
        subjects: basisWeek.subjects,
        tasks: basisWeek.tasks,
        hoursPerDay: entered.hoursPerDay + extraMinutes / 60,
        extraToday: extraMinutes,
        mostOfOne: stability === "least" ? 1 : 0.5,
      }),
    });
    const taken = (again: MadeAgain & Pick<Candidate, "gained">): Candidate => ({
      ...again,
      work,
      update: store.preview(changeTo(moment, ask, again.plan)),
    });
    // By the rule there is one plan of the inputs, and room in it for missed time is made as in any
    // other.
    const isRuleAsked = isShares && changes.some(isEntered);
    if (isRuleAsked) {
      const longer = changes.some(({ kind }) => kind === "hours") ? undefined : longerQuickDays();
      const rule = withSharedExams({
        plan: quickRuleAt(basis, moment, minutesToday, longer),
        subjects: basisWeek.subjects,
      });
      return stabilities.map((stability) =>
        taken(work.length > 0 ? roomy(stability, rule) : { stability, fit: [], plan: rule }),
      );
    }
    const asked = stabilities.filter((stability) => !isFull || stability === "best");
    const week = weekAt(moment, minutesToday, extraMinutes);
    const made = await planning.ask({
      kind: "again",
      given: asked.map((stability) =>
        againInputsOf({
          plan: trimmed.plan,
          missed: work,
          ...settled,
          week,
          stability,
          isSharingAgain: changes.some(isEntered),
        }),
      ),
      signal,
    });
    if (signal.aborted || made === undefined) return null;
    const planned = new Map(made.map((again) => [again.stability, again]));
    return stabilities.map((stability) => taken(planned.get(stability) ?? roomy(stability)));
  };

  /** Subjects with an exam ahead, the nearest first. */
  const upcomingAt = (today: CalendarDay) =>
    basisWeek.subjects
      .filter(({ examDate }) => examDate > today)
      .toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1));

  /** Each piece of due work with a due day, and its minutes without a session in a plan. */
  const worksAfter = (after: StudyPlan) => {
    const open = openMinutesOf(after, progress, state.today);
    return (entered.tasks ?? []).flatMap((task) => {
      const { key, title, due } = task;
      if (due === undefined) return [];
      const subject = nameOfTask(task);
      const name = sessionNameOf({ subject, entry: { taskId: key, title } });
      const shortMinutes = Math.max(taskLeftOf(task) - (open.get(key) ?? 0), 0);
      return { subject, name, day: due.day, taskId: key, shortMinutes };
    });
  };

  return {
    candidates,
    changeTo,
    upcomingAt,
    worksAfter,
    weekAt,
    settledAt,
  };
};
