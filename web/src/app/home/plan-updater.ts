import type { Mode, PlanInputs, QuickInputs } from "@smart-planner/contract";
import {
  againInputsOf,
  applyWishes,
  type CalendarDay,
  type ChangeInWords,
  changeSentencesOf,
  countDifference,
  type InputChange,
  isEntered,
  type KnownSubject,
  lessToday,
  lockedIdsOf,
  makeRoom,
  type PlanDifference,
  type PlanSession,
  type PlanUpdate,
  type SessionDay,
  type Stability,
  type StudyPlan,
  sessionDaysOf,
  shortDayAndMonth,
  totalMinutes,
  type WeekInputs,
  type Wish,
  type WorkRemedy,
  withoutTimes,
  withWholeShares,
} from "@smart-planner/planner";
import type { UpdateOffer, UpdateWay } from "../../features/plan-update/update-offer.ts";
import { formOf, type MadeFrom } from "../../planner-service/form-of.ts";
import { editsOf } from "../../planner-service/manual-edits.ts";
import {
  type PlanChange,
  type PlanStore,
  studiedKeysIn,
  ticksOf,
} from "../../planner-service/plan-store.ts";
import type { Moment } from "../../platform/clock.ts";
import type { Planning } from "../../platform/planning.ts";
import type { MadeAgain } from "../../platform/planning-job.ts";
import type { Workspace } from "../../platform/workspace.ts";

/** What is entered beside a plan once it is used; returns the way back. */
type Enter = () => () => void;

/** What would be changed to find more room. */
export interface Change {
  /** What the student would do. */
  readonly text: string;
  /** What holds once that is done: one plain sentence. */
  readonly done: string;
}

/** What the plan on the screen is made again from. */
export interface UpdateSource {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  /** As it is entered now. */
  readonly week: WeekInputs;
  /** What was asked for in words; it holds at every update. */
  readonly wishes?: readonly Wish[] | undefined;
  /** Its days are shares without times of their own. */
  readonly isShares: boolean;
  /** The plan of the rule that shares are made by. */
  readonly ruleAt?: (now: Moment, minutesToday?: number) => StudyPlan;
  readonly inputsAt: (now: Moment) => QuickInputs | PlanInputs;
  /** What is entered comes with the plan, and goes again with Undo. */
  readonly bringsForm?: boolean;
  /** The same with another week, which comes with the plan. */
  readonly withWeek: (other: EnteredWeek) => UpdateSource;
  /** The same with other wishes, where there are any. */
  readonly withWishes?: (wishes: readonly Wish[]) => UpdateSource;
  /** Less work, where there is any stated: what is known of it, and the same with less of it. */
  readonly less?: {
    readonly known: ReadonlyMap<string, KnownSubject>;
    readonly sourceWith: (remedy: WorkRemedy) => UpdateSource | null;
  };
  /** Of work that is not the form's. */
  readonly enter?: Enter | undefined;
}

type EnteredWeek = Pick<PlanInputs, "grid" | "preferences" | "hoursPerDay">;

/** What a plan is to take in. */
export interface UpdateAsk {
  /** Sessions that get a new place and are no longer planned for the old one. */
  readonly missed: readonly PlanSession[];
  /** Work that no session stands for yet. */
  readonly left?: readonly PlanSession[];
  /** Keys of sessions that are over without being done: what was left of them is in `left`. */
  readonly over?: readonly string[];
  /** For the whole of today. */
  readonly minutesToday?: number | undefined;
  readonly changes: readonly InputChange[];
  /** What is changed to find room for it. */
  readonly by?: readonly Change[];
}

/** One way in which the plan can be made again, and what it comes to. */
export interface Candidate extends MadeAgain {
  readonly update: PlanUpdate;
  /** What was given a new place, for the sentences about it. */
  readonly work: readonly PlanSession[];
}

/** What was missed for an exam that has another date now is wanted for that one. */
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
  door,
  planning,
  source,
}: {
  readonly workspace: Workspace;
  readonly door: PlanStore;
  readonly planning: Planning;
  readonly source: UpdateSource;
}) => {
  const { mode, plan, isShares } = source;
  const fixed = lockedIdsOf(editsOf(workspace), mode);
  const progress = ticksOf(workspace);
  const studied = studiedKeysIn(workspace);
  // As the door has it: a share that stays for one of the two alone would be in no plan.
  const settledAt = (now: Moment) => ({ progress, now, fixed, studied, isShares });

  const madeFromAt = (moment: Moment, minutesToday: number | undefined): MadeFrom => {
    const entered = source.inputsAt(moment);
    const isSaid = minutesToday !== undefined;
    const inputs = {
      ...entered,
      ...(isSaid && { timeToday: { day: moment.day, minutes: minutesToday } }),
      way: "updated" as const,
    };
    if (mode === "quick") return { mode, madeFrom: inputs };
    // What was said of today stands before what is known of its date.
    const { dateLimits = [] } = inputs as PlanInputs;
    const own = { day: moment.day, minutes: minutesToday ?? 0 };
    return {
      mode,
      madeFrom: {
        ...(inputs as PlanInputs),
        ...(isSaid && { dateLimits: [...dateLimits, own] }),
      },
    };
  };

  const changeTo = (moment: Moment, ask: UpdateAsk, made: StudyPlan): PlanChange => {
    const from = madeFromAt(moment, ask.minutesToday);
    const shares = () =>
      withWholeShares({ made: withoutTimes(made), before: plan, ...settledAt(moment) });
    return {
      ...from,
      plan: isShares ? shares() : made,
      why: "updated",
      now: moment,
      ...(source.bringsForm === true && { form: formOf(from) }),
      release: {
        keys: new Set([...ask.missed.map(({ key }) => key), ...(ask.over ?? [])]),
        as: "again",
      },
    };
  };

  const weekAt = ({ day, minuteOfDay }: Moment, minutesToday: number | undefined): WeekInputs => {
    const { dateLimits = [] } = source.week;
    const week: WeekInputs =
      minutesToday === undefined
        ? source.week
        : { ...source.week, dateLimits: [...dateLimits, { day, minutes: minutesToday }] };
    if (source.wishes === undefined || source.wishes.length === 0) return week;
    const { wishes } = source;
    return applyWishes({ inputs: { ...week, today: day, minuteOfDay }, wishes });
  };

  /** One candidate for each way that is asked for, or nothing where it could not be worked out. */
  const candidates = async ({
    ask,
    moment,
    stabilities,
    signal,
  }: {
    readonly ask: UpdateAsk;
    readonly moment: Moment;
    readonly stabilities: readonly Stability[];
    readonly signal: AbortSignal;
  }): Promise<readonly Candidate[] | null> => {
    const { missed, left = [], minutesToday } = ask;
    const settled = settledAt(moment);
    const trimmed =
      isShares && minutesToday !== undefined
        ? lessToday({ plan, minutes: minutesToday, ...settled })
        : { plan, dropped: [] };
    const work = [...missed, ...left, ...trimmed.dropped];
    // The days of shares are full: with no change of the form, room is made and not planned for.
    const isFull = isShares && ask.changes.length === 0;
    const roomy = (stability: Stability, of: StudyPlan = trimmed.plan): MadeAgain => ({
      stability,
      fit: [],
      plan: makeRoom({
        plan: of,
        missed: work.map((session) => forMovedExam(session, ask.changes)),
        ...settled,
        subjects: source.week.subjects,
        hoursPerDay: source.week.hoursPerDay,
        mostOfOne: stability === "least" ? 1 : 0.5,
      }),
    });
    const taken = (again: MadeAgain): Candidate => ({
      ...again,
      work,
      update: door.preview(changeTo(moment, ask, again.plan)),
    });
    // By the rule there is one plan of what is entered, and room in it for what was missed is made as in any other.
    const rule = ask.changes.some(isEntered) ? source.ruleAt?.(moment, minutesToday) : undefined;
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
          sharesAnew: ask.changes.some(isEntered),
        }),
      ),
      signal,
    });
    if (signal.aborted || !made.ok) return null;
    const planned = new Map(made.value.map((again) => [again.stability, again]));
    return stabilities.map((stability) => taken(planned.get(stability) ?? roomy(stability)));
  };

  const upcomingAt = (today: CalendarDay) =>
    source.week.subjects
      .filter(({ examDate }) => examDate > today)
      .toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1));

  const wordsOf = ({ fit, update, work }: Candidate, today: CalendarDay): ChangeInWords => {
    const upcoming = upcomingAt(today).map(({ name }) => name.trim());
    const short = fit.filter(({ missingMinutes }) => missingMinutes > 0);
    return changeSentencesOf({
      difference: update.difference,
      missed: work,
      today,
      firstExam: upcoming[0],
      planned: new Set(upcoming),
      lacking: new Set(fit.length > 0 ? short.map(({ subject }) => subject) : upcoming),
    });
  };

  const wayOf = (candidate: Candidate, today: CalendarDay): UpdateWay => {
    const { stability, fit, update, work } = candidate;
    const upcoming = upcomingAt(today);
    const days = sessionDaysOf(update.plan);
    const limit = source.week.hoursPerDay * 60;
    const hours = new Map(update.difference.subjects.map((one) => [one.subject, one]));
    const lateFor = (name: string) => totalMinutes(work.filter(({ subject }) => subject === name));
    return {
      stability,
      ...wordsOf(candidate, today),
      // As the receipt will count them.
      changed: changedIn(update.difference),
      days: byDay(days),
      exams: upcoming.map((subject) => {
        const name = subject.name.trim();
        const { minutesBefore = 0, minutesAfter = 0 } = hours.get(name) ?? {};
        const missing =
          fit.find((one) => one.subject === name && one.examDate === subject.examDate)
            ?.missingMinutes ?? 0;
        return {
          subject: name,
          dateText: shortDayAndMonth(subject.examDate),
          plannedBefore: minutesBefore,
          plannedAfter: minutesAfter,
          // What was planned and what was missed, where the planner itself was not asked.
          needMinutes:
            fit.length > 0
              ? minutesAfter + missing
              : // A plan from elsewhere owes nothing to the one before it.
                work.length === 0
                ? minutesAfter
                : Math.max(minutesAfter, minutesBefore + lateFor(name)),
        };
      }),
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
    readonly ask: UpdateAsk;
    readonly moment: Moment;
    readonly found: readonly Candidate[];
  }): UpdateOffer => ({
    title,
    note,
    first: ask.missed[0]?.day ?? moment.day,
    today: moment.day,
    now: byDay(sessionDaysOf(plan)),
    missed: new Set(ask.missed.map(({ key }) => key)),
    limitMinutes: source.week.hoursPerDay * 60,
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
