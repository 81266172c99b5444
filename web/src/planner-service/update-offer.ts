import type { CalendarDay } from "@smart-planner/planner/model";
import type { UpdateRequest } from "./plan-updater.ts";

/** The effect of a change on an exam or a piece of due work, in one sentence. */
export interface ExamEffect {
  readonly subject: string;
  /** The subject, with the title of due work. */
  readonly name: string;
  /** `27 Nov`. */
  readonly dateText: string;
  readonly text: string;
  readonly isLoss: boolean;
}

/** One session that changes: `Fri 20, moved to 18:45`. */
export interface ChangeLine {
  readonly key: string;
  readonly subject: string;
  readonly name: string;
  readonly text: string;
}

/** A session in the picture of a day. */
export interface DayBlock {
  readonly key: string;
  readonly subject: string;
  readonly minutes: number;
  /** Minutes that are new on this day. */
  readonly gained: number;
  /** It leaves the day. */
  readonly isGone: boolean;
}

export type OptionKind = "more" | "keep" | "scratch";

/** One of the ways in which the plan can go on. */
export interface UpdateOption {
  readonly kind: OptionKind;
  /** `30 min more a day`. */
  readonly name: string;
  /** Its result in one line. */
  readonly note: string;
  /** Seven days from today. */
  readonly days: readonly { readonly day: CalendarDay; readonly blocks: readonly DayBlock[] }[];
  readonly exams: readonly ExamEffect[];
  /** Every session that changes, once. */
  readonly changes: readonly ChangeLine[];
}

/** A change of the plan before it is used. */
export interface UpdateOffer {
  readonly title: string;
  readonly note: string;
  readonly today: CalendarDay;
  /** A day's hours. */
  readonly limitMinutes: number;
  /** Open work by subject. */
  readonly open: readonly { readonly subject: string; readonly minutes: number }[];
  /** Whether something can be tried that would lose less. */
  readonly hasHelps: boolean;
  /** At most three, no two with the same plan; the first is chosen. */
  readonly options: readonly UpdateOption[];
}

/** A change by which less would be short. */
export interface UpdateHelp {
  readonly text: string;
  /** The room it makes; missing if it reduces work instead. */
  readonly foundMinutes?: number | undefined;
  /** Work without room even then. */
  readonly leftMinutes: number;
  /** The update with it. */
  readonly request: UpdateRequest;
}
