import type { MailOutcome } from "../mail/mailer.ts";

/** 1 for yes, 0 for no. */
type Flag = 0 | 1;

export interface NotificationSettingsTable {
  readonly user_id: string;
  readonly email: string;
  readonly study_reminders: Flag;
  readonly exam_alerts: Flag;
  readonly weekly_digest: Flag;
  readonly motivational_quotes: Flag;
  readonly by_email: Flag;
  readonly time_zone: string;
  /** Whoever holds it may end the e-mails, and nothing else. */
  readonly unsubscribe_token: string;
  /** Whoever holds it can read mail at `email`. */
  readonly confirm_token: string;
  /** Mail goes out only while this is the address. */
  readonly confirmed_email: string | null;
  /** New with every change of the preferences. */
  readonly version: string;
  /** When something may be due next, whatever is ticked; 0 after a change of the plan. */
  readonly check_at: number;
}

export type NotificationState = "claimed" | MailOutcome;

export interface NotificationLogTable {
  readonly user_id: string;
  readonly kind: string;
  /** A hash of what it was about. */
  readonly occasion: string;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly claimed_at: number;
  readonly try_again_at: number | null;
}

export interface NotificationsTables {
  readonly notification_log: NotificationLogTable;
  readonly notification_settings: NotificationSettingsTable;
}
