export interface ParkedData {
  readonly owner: string;
  readonly at: string | null;
  readonly size: number;
}
