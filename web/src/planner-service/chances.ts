import { type ChanceRecord, type Mode, subjectsOfRows } from "@smart-planner/contract";
import {
  type ChanceInputs,
  chanceOfWork,
  type DatedWork,
  keptSessionsOf,
  minutesForLikely,
  type ShownChance,
  shownChanceOf,
  workPairsOf,
} from "@smart-planner/planner/chance";
import { isOfWork, openMinutesOf, taskLeftOf } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { sessionDaysOf, sessionsOf } from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { addDays, daysBetween, totalMinutes } from "@smart-planner/planner/time";
import { withWork } from "@smart-planner/planner/work";
import { knownSubjectOf } from "./known-subjects.ts";
import { byMode, createMemo } from "./memo.ts";
import type { PlanState } from "./plan-states.ts";
import type { PlannerParts } from "./planner-parts.ts";
import { roomAheadIn } from "./room-ahead.ts";
import type { UpdateRequest } from "./update-basis.ts";

/** The chance that a piece of work is done in time, and its basis. */
export interface WorkChance {
  readonly id: string;
  readonly name: string;
  readonly due: CalendarDay;
  readonly shown: ShownChance;
  readonly leftMinutes: number;
  readonly plannedMinutes: number;
  readonly kept: ChanceInputs["kept"];
  /** How many finished pieces it rests on, and how long they took beside their estimates. */
  readonly pieces: number;
  readonly pace: number;
  /** The change that makes it 9 in 10. */
  readonly raise?: { readonly minutesAWeek: number; readonly request: UpdateRequest } | undefined;
}

export const examChanceId = (subject: string, examDate: CalendarDay): string =>
  `exam ${examDate} ${subject}`;

/** Long work is done in pieces; the known times are those of pieces. */
const mostOfPiece = 120;
const inPieces = (minutes: number): readonly number[] =>
  Array.from({ length: Math.ceil(minutes / mostOfPiece) }, (_, index) =>
    Math.min(minutes - index * mostOfPiece, mostOfPiece),
  );

const noChances: ReadonlyMap<string, WorkChance> = new Map();

/** Works out chances, and keeps those that were shown with what became of them. */
export const createChances = ({ workspace, clock, stateOf, dueWork }: PlannerParts) => {
  const memo = byMode(() => createMemo<ReadonlyMap<string, WorkChance>>());

  /** Work with a deadline: due work, and exams with a goal or chapters. */
  const datedIn = ({ entered, kept, known, today }: PlanState) => {
    const progress = workspace.records("ticks");
    const open = openMinutesOf(kept ?? {}, progress, today);
    const tasks = (entered.tasks ?? []).flatMap((task) => {
      const { key, title, due, opens } = task;
      if (due === undefined || due.day < today) return [];
      return {
        id: key,
        name: title,
        due: due.day,
        until: due.day,
        opens: opens?.day,
        pieces: inPieces(taskLeftOf(task)),
        leftMinutes: taskLeftOf(task),
        plannedMinutes: open.get(key) ?? 0,
      };
    });
    const exams = entered.subjects.flatMap((exam) => {
      const { examDate, workMinutes, studiedMinutes = 0, enteredMinutes } = exam;
      const subject = exam.name.trim();
      if (enteredMinutes === undefined || workMinutes === undefined || examDate <= today) return [];
      const own = sessionsOf(kept ?? {}).filter(
        ({ day, entry, subject: name }) =>
          name === subject &&
          day >= today &&
          entry.taskId === undefined &&
          (entry.examDate === undefined || entry.examDate === examDate),
      );
      const planned = own.filter(({ key }) => !isDone(progress, key));
      const plannedMinutes = totalMinutes(planned);
      // The work of an exam contains sessions from today on that are done.
      const doneMinutes = totalMinutes(own) - plannedMinutes;
      const left = Math.max(workMinutes - studiedMinutes - doneMinutes, 0);
      const pieces =
        plannedMinutes > left
          ? inPieces(left)
          : [...planned.map(({ minutes }) => minutes), left - plannedMinutes];
      const pace = knownSubjectOf(known, subject).pace;
      return {
        id: examChanceId(subject, examDate),
        name: subject,
        due: examDate,
        until: addDays(examDate, -1),
        opens: undefined,
        // Sessions are finished one by one; work without a session is one piece. As estimated: the record knows the pace.
        pieces: pieces.map((minutes) => minutes / pace),
        leftMinutes: left,
        plannedMinutes,
      };
    });
    return [...tasks, ...exams].filter(({ pieces }) => pieces.some((minutes) => minutes > 0));
  };

  /** Minutes of each day from today on that are not for exams which only share the hours. */
  const offeredIn = (state: PlanState, until: CalendarDay): readonly number[] => {
    const { kept, entered, today, isShares } = state;
    const days = daysBetween(today, until) + 1;
    if (isShares) return Array.from({ length: days }, () => entered.hoursPerDay * 60);
    const stated = new Set(
      entered.subjects.flatMap(({ name, enteredMinutes }) =>
        enteredMinutes === undefined ? [] : [name.trim()],
      ),
    );
    const progress = workspace.records("ticks");
    const room = roomAheadIn(state, progress, days);
    const planned = Map.groupBy(
      sessionsOf(kept ?? {}).filter(
        ({ subject, entry, key }) =>
          (entry.taskId !== undefined || stated.has(subject)) && !isDone(progress, key),
      ),
      ({ day }) => day,
    );
    return Array.from({ length: days }, (_, index) => {
      const day = addDays(today, index);
      return (room.get(day) ?? 0) + totalMinutes(planned.get(day) ?? []);
    });
  };

  const work = (mode: Mode): ReadonlyMap<string, WorkChance> => {
    const state = stateOf(mode);
    const { kept, today, entered } = state;
    const dated = datedIn(state);
    if (dated.length === 0) return noChances;
    const until = dated.map((one) => one.until).reduce((one, other) => (one > other ? one : other));
    const progress = workspace.records("ticks");
    const stored = workspace.records("chances");
    const inputs: ChanceInputs = {
      works: dated satisfies readonly DatedWork[],
      today,
      offered: offeredIn(state, until),
      history: workPairsOf(Object.values(workspace.records("log")), progress, dueWork().finished),
      kept: keptSessionsOf(sessionDaysOf(kept ?? {}), progress, today),
      outcomes: Object.values(stored).flatMap(({ first, isDone: done }) =>
        done === undefined ? [] : [{ tenths: first, isDone: done }],
      ),
    };
    const { history } = inputs;
    const sum = (minutesOf: (pair: (typeof history)[number]) => number) =>
      history.reduce((all, pair) => all + minutesOf(pair), 0);
    return new Map(
      dated.map((one) => {
        const shown = shownChanceOf({
          chance: chanceOfWork(one, inputs),
          finished: history.length,
          before: stored[one.id]?.tenths,
        });
        const more =
          shown.kind === "known" && shown.tenths < 9 ? minutesForLikely(one, inputs) : undefined;
        const hoursPerDay = entered.hoursPerDay + (more ?? 0) / 60;
        const moreHours = { kind: "hours", from: entered.hoursPerDay, to: hoursPerDay } as const;
        return [
          one.id,
          {
            ...one,
            shown,
            kept: inputs.kept,
            pieces: history.length,
            pace:
              sum(({ actualMinutes }) => actualMinutes) /
              Math.max(
                sum(({ estimateMinutes }) => estimateMinutes),
                1,
              ),
            raise:
              more === undefined || hoursPerDay > 24
                ? undefined
                : {
                    minutesAWeek: more * 7,
                    request: {
                      mode,
                      // Named as a change, the hours would be shared out, and exams without a goal take them.
                      changes: state.isShares ? [...state.changes, moreHours] : state.changes,
                      entering: { hoursPerDay },
                      by: [{ kind: "more hours", minutes: more, dayMinutes: hoursPerDay * 60 }],
                    },
                  },
          },
        ] as const;
      }),
    );
  };

  /** Whether work that is past its due day was done in time; not known once it was removed. */
  const wasDone = (id: string, { due }: ChanceRecord): boolean | undefined => {
    const item = dueWork().items.find((one) => isOfWork(id, one.id));
    if (item !== undefined) return item.state === "handed in" && (item.endedOn ?? due) <= due;
    // On its day an exam has no work ahead any more.
    const exam = withWork(
      subjectsOfRows(workspace.read("advancedPlanSubjects") ?? []),
      stateOf("advanced").known,
      addDays(due, -1),
    ).find(({ name, examDate }) => examChanceId(name.trim(), examDate) === id);
    return exam?.workMinutes === undefined
      ? undefined
      : (exam.studiedMinutes ?? 0) >= exam.workMinutes - 15;
  };

  const chances = (mode: Mode): ReadonlyMap<string, WorkChance> => {
    const { records } = workspace;
    const from = [stateOf(mode), dueWork(), records("ticks"), records("log"), records("chances")];
    return memo[mode](from, () => work(mode));
  };

  return {
    chances,
    /** Stores the chances shown now, and the outcome of earlier ones. */
    noteChances: (mode: Mode) => {
      const { day: today } = clock.now();
      const stored = workspace.records("chances");
      const over = Object.entries(stored).flatMap(([id, record]) => {
        const isOver = record.due < today && record.isDone === undefined;
        const isDoneInTime = isOver ? wasDone(id, record) : undefined;
        return isDoneInTime === undefined
          ? []
          : [[id, { ...record, isDone: isDoneInTime }] as const];
      });
      const shown = [...chances(mode).values()].flatMap(({ id, due, shown: chance }) => {
        const was = stored[id];
        if (chance.kind === "not known" || (was?.tenths === chance.tenths && was.due === due))
          return [];
        return [[id, { first: was?.first ?? chance.tenths, tenths: chance.tenths, due }] as const];
      });
      if (over.length + shown.length > 0) workspace.putRecords("chances", [...over, ...shown]);
    },
  };
};
