/** One line of the benchmark table: a figure, and the reference measured beside it in the same run. */
export interface Row {
  readonly topic: string;
  readonly row: string;
  readonly figure: number;
  readonly unit: string;
  /** What was measured in the same run to compare with; undefined where the figure stands by itself. */
  readonly reference?: number;
  /** figure / reference. */
  readonly ratio?: number;
  readonly note?: string;
}
