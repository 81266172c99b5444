/** When study goes on after today. */
export interface NextDay {
  /** `Tomorrow`, or the day's name. */
  readonly when: string;
  readonly sessions: number;
  readonly minutes: number;
  readonly subject: string;
  readonly startTime: string;
}

export const nextText = ({ when, subject, startTime }: NextDay): string =>
  `Next: ${subject}, ${when.toLowerCase()} ${startTime}.`;
