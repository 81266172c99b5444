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
  /** 0 once neither an email address nor a device was found to remind; 1 again after a change. */
  readonly reached: Flag;
  /** When something may be due next, whatever is ticked; 0 after a change of the plan. */
  readonly check_at: number;
}

/** A process that dies while it pushes may be followed by another: the message replaces itself. */
export type NotificationState = "claimed" | "pushing" | MailOutcome;

export interface NotificationLogTable {
  readonly user_id: string;
  readonly kind: string;
  /** A hash of what it was about. */
  readonly occasion: string;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly claimed_at: number;
  readonly try_again_at: number | null;
  /** Ids of the devices that have it, with spaces between. */
  readonly devices: string;
}

/** A browser that is reminded, also while the app is closed. It goes with its sign-in. */
export interface PushDeviceTable {
  /** The hash of its address. */
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string;
  /** Address and keys as JSON, for this person and under the server's key. */
  readonly sealed: string;
  readonly shows: "quiet" | "names";
  readonly label: string;
  readonly created_at: number;
  readonly last_ok_at: number | null;
  /** Since when its service refuses our messages. */
  readonly failing_since: number | null;
}

interface PushKeyTable {
  readonly id: number;
  /** The private key, under the server's key. */
  readonly sealed: string;
  readonly created_at: number;
}

export interface NotificationsTables {
  readonly notification_log: NotificationLogTable;
  readonly notification_settings: NotificationSettingsTable;
  readonly push_device: PushDeviceTable;
  readonly push_key: PushKeyTable;
}
