import {
  type ModelType,
  type SmartTimetableRequest,
  type SubjectRow,
  subjectsOfRows,
} from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
import type { Moment } from "../../platform/clock.ts";

export interface SmartInputs {
  readonly rows: readonly SubjectRow[];
  readonly hours: number;
  readonly text: string;
  /** Wishes that hold already; the text adds to them. */
  readonly wishes?: readonly Wish[];
  readonly modelType: ModelType;
  readonly taken?: Pick<SmartTimetableRequest, "busy" | "dateLimits" | "tasks">;
}

export interface SmartQuestion {
  readonly request: SmartTimetableRequest & {
    readonly today: CalendarDay;
    readonly minuteOfDay: number;
  };
  /** Named rows that cannot be planned yet. */
  readonly leftOut: readonly string[];
}

/** The question to ask, or nothing if subjects or hours are missing. */
export const smartQuestionOf = (
  {
    rows,
    hours,
    text,
    wishes = [],
    modelType,
    taken: { busy, dateLimits, tasks } = {},
  }: SmartInputs,
  { day: today, minuteOfDay }: Moment,
): SmartQuestion | undefined => {
  const subjects = subjectsOfRows(rows);
  const leftOut = rows
    .filter(({ subject, examDate }) => subject.trim() !== "" && parseDay(examDate) === undefined)
    .map(({ subject }) => subject.trim());
  if (subjects.length === 0 || !(hours >= 1)) return undefined;
  const customPrompt = text.trim();
  return {
    request: {
      subjects,
      availableHoursPerDay: hours,
      customPrompt,
      modelType,
      ...(wishes.length === 0 ? {} : { wishes }),
      today,
      minuteOfDay,
      ...(busy !== undefined && { busy }),
      ...(dateLimits !== undefined && { dateLimits }),
      ...(tasks !== undefined && { tasks }),
    },
    leftOut,
  };
};
