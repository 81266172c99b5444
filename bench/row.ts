/** A figure and its reference from the same run. */
export interface Row {
  readonly topic: string;
  readonly row: string;
  readonly figure: number;
  readonly unit: string;
  /** undefined if there is none. */
  readonly reference?: number;
  /** figure / reference. */
  readonly ratio?: number;
  readonly note?: string;
}
