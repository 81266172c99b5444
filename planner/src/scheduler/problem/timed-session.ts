/** A session with its place in the calendar. */
export interface TimedSession {
  /** Index of its exam in the problem. */
  readonly exam: number;
  /** Days from today. */
  readonly day: number;
  /** Minutes from midnight. */
  readonly start: number;
  readonly minutes: number;
}
