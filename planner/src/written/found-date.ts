/** How completely a date is written: of several numbers in a line the fullest is the date. */
export const fullness = { span: 0, pair: 1, dotted: 2, named: 3, withYear: 4 } as const;

export interface FoundDate {
  readonly day: number;
  readonly month: number;
  readonly year?: number | undefined;
  readonly start: number;
  readonly end: number;
  readonly full: (typeof fullness)[keyof typeof fullness];
  /** `Maths 2 and 4 Dec`: another day may be meant. */
  readonly isUnclear?: boolean;
  /** Several days, of which it is the first. */
  readonly isRun?: boolean;
}

export const overlap = (one: FoundDate, other: FoundDate): boolean =>
  one.start < other.end && other.start < one.end;
