import type { CalendarDay, PlanEntry, PlanningWishes, Subject } from "../../model/model.ts";
import type { AdvancedInputs, SubjectRule } from "../../scheduler/problem/advanced-inputs.ts";
import type { Wish } from "../wish.ts";
import type { WishKind, WishOf } from "./fields.ts";
import type { DayLimit } from "./precedence.ts";
import type { Reason } from "./reasons.ts";

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Whether a subject may not be studied on a day. */
export type Closed = (subject: string, day: CalendarDay) => boolean;

/** The inputs of a plan while wishes change them. */
export interface Draft {
  readonly inputs: Writable<Omit<AdvancedInputs, "wishes">> & { wishes: Writable<PlanningWishes> };
  /** Asked once every wish is applied; each is left out for a subject that it would leave without a day. */
  readonly closed: Closed[];
  readonly limits: DayLimit[];
  readonly rules: SubjectRule[];
}

export interface PlannedSession {
  readonly day: CalendarDay;
  readonly subject: string;
  readonly start: number | undefined;
  readonly minutes: number;
  readonly difficulty: string | undefined;
}

/** A plan as its wishes look at it. */
export interface Facts {
  /** In the order of the plan. */
  readonly sessions: readonly PlannedSession[];
  readonly byDay: ReadonlyMap<CalendarDay, readonly PlannedSession[]>;
  /** From today to the last exam. */
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly ratingOf: (name: string) => number;
  readonly wishes: readonly Wish[];
  /** The inputs of the plan: as the student gave them, and with the wishes applied. */
  readonly asked: AdvancedInputs;
  readonly applied: AdvancedInputs;
  /** Minutes of a subject in the plan without the wishes that ask for more or less of one. */
  readonly minutesWithout: (subject: string) => number;
}

/** `idle`: there is nothing in the plan that the wish could act on. */
export type Verdict =
  | { readonly is: "kept" }
  | { readonly is: "unkept" | "idle"; readonly reason: Reason };

/** A session of a day that may change places with another one of it. */
export interface Placed {
  readonly entry: PlanEntry;
  readonly subject: string;
  readonly start: number;
  readonly minutes: number;
}

/** How often the sessions of a day go against a wish about their order and times. */
export type Faults = (row: readonly Placed[]) => number;

/** The effect and the check of one kind of wish. */
export interface Kind<Name extends WishKind, Of = WishOf<Name>> {
  /** All wishes of this kind at once: several of them may have to be read together. */
  apply(draft: Draft, wishes: readonly Of[]): void;
  check(facts: Facts, wish: Of): Verdict;
  /** Of two wishes about the same topic the later one counts; without it, of two that ask the same. */
  topic?(wish: Of): unknown;
  /** `subjects`: those it is about, all if there are none. */
  faults?(wish: Of, subjects: readonly string[] | undefined): Faults | undefined;
}

export type AnyKind = Kind<WishKind, Wish>;

/** Applies wishes that do not depend on each other. */
export const each =
  <Of>(apply: (draft: Draft, wish: Of) => void) =>
  (draft: Draft, wishes: readonly Of[]): void => {
    for (const wish of wishes) apply(draft, wish);
  };
