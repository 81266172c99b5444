/** What this browser keeps apart of one person while another uses it. */
export interface ParkedData {
  readonly owner: string;
  /** When it was put there, where that is known. */
  readonly at: string | null;
  /** As it lies in the storage, in characters. */
  readonly size: number;
}
