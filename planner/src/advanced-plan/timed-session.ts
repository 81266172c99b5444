/** A session with its place in the calendar. */
export interface TimedSession {
  /** Index of its subject in the problem. */
  readonly subject: number;
  /** Days from today. */
  readonly day: number;
  /** Minutes from midnight. */
  readonly start: number;
  readonly minutes: number;
}
