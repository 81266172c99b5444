import { type ExplainedPlan, maxWishes, type SmartTimetableRequest } from "@smart-planner/contract";
import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { dayOf } from "@smart-planner/planner/time";
import { describeWish, joinWishes, type Wish } from "@smart-planner/planner/wishes";
import { errorOf } from "../http/error-of.ts";
import type { Log } from "../log.ts";
import { givenUp } from "./model-failures.ts";
import type { Planning, Unserved } from "./planning.ts";
import type { ReadWords, Refused, WishReader, WishReading } from "./wish-reader.ts";
import { wordsRead } from "./words-read.ts";

export interface ServerMoment {
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
}

/** The server's own day, for who does not say what day it is where they are. */
export function serverMoment(now: Date): ServerMoment {
  const today = dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  if (today === undefined) throw new RangeError("The server's clock shows no usable date");
  return { today, minuteOfDay: now.getHours() * 60 + now.getMinutes() };
}

interface SmartPlannerInput {
  readonly readerOf: (readWords: ReadWords) => WishReader;
  readonly planning: Planning;
  readonly log: Log;
}

interface SmartQuestion {
  readonly request: SmartTimetableRequest;
  readonly moment: ServerMoment;
  readonly signal: AbortSignal;
  /** The account or, without one, the address. */
  readonly owner: string;
}

export type SmartAnswer = { readonly ok: true; readonly explained: ExplainedPlan } | Refused;

const tooLong: Refused = {
  ok: false,
  status: 504,
  error: errorOf("plan-too-slow"),
};
const broken: Refused = {
  ok: false,
  status: 502,
  error: errorOf("plan-not-found"),
};

const nothingToPlan = (problems: readonly string[], wishes: readonly Wish[]): Refused => {
  const reasons =
    wishes.length === 0
      ? problems
      : [
          ...problems,
          `Your preferences were understood as: ${wishes.map(describeWish).join("; ")}.`,
        ];
  return {
    ok: false,
    status: 400,
    error: { error: `Nothing can be planned. ${reasons.join(" ")}` },
  };
};

const inputsOf = ({ request, moment }: SmartQuestion): AdvancedInputs => ({
  // A minute needs its day.
  ...(request.today === undefined
    ? moment
    : { today: request.today, minuteOfDay: request.minuteOfDay ?? 0 }),
  subjects: request.subjects,
  hoursPerDay: request.availableHoursPerDay,
  grid: request.grid ?? {},
  commitments: request.commitments ?? [],
  preferences: request.preferences ?? defaultPreferences,
  busy: request.busy,
  dateLimits: request.dateLimits,
  tasks: request.tasks,
});

const unserved = ({ outcome }: Unserved): Refused => {
  switch (outcome) {
    case "stopped":
      return givenUp;
    case "too-long":
      return tooLong;
  }
};

/** Short texts only; long ones take up to 60 ms of the main thread. */
const shortWords = 1_000;

const readWordsIn =
  (planning: Planning): ReadWords =>
  async ({ text, subjects, today, signal, owner }, answer) => {
    const words = { asked: { text, subjects, today }, answer };
    if (text.length <= shortWords) return { ok: true, read: wordsRead(words) };
    const reading = await planning.read(words, { signal, owner });
    return reading.outcome === "done" ? { ok: true, read: reading.answer } : unserved(reading);
  };

/** With no words there is nothing to read, and no model to pay for it. */
const nothingToRead: WishReading = {
  ok: true,
  read: { readings: [], questions: [], notUnderstood: [] },
  readBy: { kind: "built-in" },
};

/** The reader turns words into wishes; our own optimiser makes the plan, and the check passes it. */
export function createSmartPlanner({ readerOf, planning, log }: SmartPlannerInput) {
  const read = readerOf(readWordsIn(planning));
  return async (question: SmartQuestion): Promise<SmartAnswer> => {
    const { request, signal, owner } = question;
    const { customPrompt: text, modelType } = request;
    const inputs = inputsOf(question);
    const { today, subjects } = inputs;
    const reading =
      text === "" ? nothingToRead : await read({ text, subjects, today, modelType, signal, owner });
    if (!reading.ok) return reading;
    const { readings, questions, notUnderstood } = reading.read;
    const wishes = joinWishes([
      ...(request.wishes ?? []),
      ...readings.map(({ wish }) => wish),
    ]).slice(0, maxWishes);
    const effort = modelType === "pro" ? "full" : "preview";
    const answer = await planning.plan({ inputs, wishes, effort }, { signal, owner });
    switch (answer.outcome) {
      case "stopped":
      case "too-long":
        return unserved(answer);
      case "empty":
        return nothingToPlan(answer.problems, wishes);
      case "broken":
        log.error("plan failed its check", { guarantees: answer.guarantees.length });
        return broken;
      case "made": {
        const { plan, quality, problems } = answer.made;
        const { explanations, unkept } = answer;
        return {
          ok: true,
          explained: {
            plan,
            plannedBy: reading.readBy,
            readings,
            questions,
            notUnderstood,
            wishes,
            unkept,
            problems: reading.note === undefined ? problems : [reading.note, ...problems],
            quality,
            explanations,
          },
        };
      }
    }
  };
}
