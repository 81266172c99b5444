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
  /** Ends the emails, and nothing else. */
  readonly unsubscribe_token: string;
  /** Proves that its holder reads mail at `email`. */
  readonly confirm_token: string;
  /** Mail is sent only while this equals the address. */
  readonly confirmed_email: string | null;
  /** New with every change. */
  readonly version: string;
  /** 0 if there is neither an address nor a device; 1 again after a change. */
  readonly reached: Flag;
  /** When something may be due next, ignoring ticks; 0 after a change of the plan. */
  readonly check_at: number;
  /** Occasions until the next night, as JSON; `null` after a change. */
  readonly ahead: string | null;
}

/** A push may be sent twice by two processes: the message replaces itself. */
export type NotificationState = "claimed" | "pushing" | MailOutcome;

export interface NotificationLogTable {
  readonly user_id: string;
  readonly kind: string;
  readonly occasion: string;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly claimed_at: number;
  readonly try_again_at: number | null;
  /** Ids of the devices that have it, separated by spaces. */
  readonly devices: string;
}

/** A browser to push to; it is deleted with its session. */
export interface PushDeviceTable {
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string;
  /** Address and keys as JSON, encrypted for this person. */
  readonly sealed: string;
  readonly shows: "quiet" | "names";
  readonly label: string;
  /** Names of kinds, with spaces between. */
  readonly wanted: string;
  readonly created_at: number;
  readonly last_ok_at: number | null;
  /** Since when its service refuses messages. */
  readonly failing_since: number | null;
}

/** A reminder that a device asked for again. */
export interface PushLaterTable {
  readonly device_id: string;
  /** The hash of the occasion. */
  readonly tag: string;
  readonly at: number;
}

interface PushKeyTable {
  readonly id: number;
  /** The private key, encrypted. */
  readonly sealed: string;
  readonly created_at: number;
}

export interface NotificationsTables {
  readonly notification_log: NotificationLogTable;
  readonly notification_settings: NotificationSettingsTable;
  readonly push_device: PushDeviceTable;
  readonly push_key: PushKeyTable;
  readonly push_later: PushLaterTable;
}
