import type { CalendarProblem, Mode, PlanFeed } from "@smart-planner/contract";
import type { Generated } from "kysely";
import type { MailOutcome } from "../mail/mailer.ts";

export interface RateLimitTable {
  readonly bucket: string;
  readonly hits: number;
  readonly resets_at: number;
}

export interface WorkspaceHeadTable {
  readonly user_id: string;
  /** The last sequence given to this user's registers. */
  readonly head: number;
  /** What the rows come to; all `null` until they are first counted. */
  readonly row_count: Generated<number | null>;
  readonly live_count: Generated<number | null>;
  readonly bytes: Generated<number | null>;
  readonly digest: Generated<string | null>;
  /** The latest stamp of them all. */
  readonly latest: Generated<string | null>;
}

export interface WorkspaceRegisterTable {
  readonly user_id: string;
  /** A hash of `register`. */
  readonly key: string;
  readonly register: string;
  readonly stamp: string;
  /** `null` for a deletion. */
  readonly value: string | null;
  readonly sequence: number;
  readonly bytes: number;
}

export interface WorkspaceHistoryTable {
  readonly id: string;
  readonly user_id: string;
  readonly mode: Mode;
  readonly replaced_at: number;
  /** JSON: how many days, which subjects. */
  readonly summary: string;
  /** Compressed JSON in base64. */
  readonly snapshot: string;
  readonly bytes: number;
}

export interface AccountUserTable {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly joined_at: number;
  /** When somebody showed that they read mail at `email`; `null` until then. */
  readonly email_confirmed_at: number | null;
  /** Since when nobody can use it. */
  readonly disabled_at: number | null;
}

export interface AccountPasswordTable {
  readonly user_id: string;
  readonly hash: string;
  readonly changed_at: number;
}

export interface AccountSessionTable {
  readonly id: string;
  readonly user_id: string;
  /** The SHA-256 of the token in the person's cookie. */
  readonly token: string;
  readonly user_agent: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
  /** When whoever holds it last proved who they are. */
  readonly proved_at: number;
  /** How it was opened. */
  readonly way: "password" | "passkey" | "hosted";
}

export interface AccountRecoveryCodeTable {
  readonly user_id: string;
  /** The same for all codes of an account. */
  readonly salt: string;
  readonly hash: string;
  readonly made_at: number;
}

export type LinkKind = "reset" | "confirm" | "leave-email" | "enter-email";

export interface AccountLinkTable {
  /** The SHA-256 of the token in the link. */
  readonly hash: string;
  readonly kind: LinkKind;
  readonly user_id: string;
  readonly email: string;
  readonly expires_at: number;
}

/** A mail that is to be sent; whose it is is looked up then. */
export interface AccountMailTable {
  readonly id: string;
  readonly kind: LinkKind | "password-changed" | "password-removed" | "email-changed";
  /** Whose it is, where somebody signed in asked for it. */
  readonly user_id: string | null;
  readonly email: string;
  readonly due_at: number;
  readonly attempts: number;
}

export interface AccountEmailChangeTable {
  readonly user_id: string;
  /** The new address. */
  readonly email: string;
  readonly old_proved_at: number | null;
  readonly new_proved_at: number | null;
  readonly expires_at: number;
}

export interface AccountPasskeyTable {
  /** What the authenticator calls it, in base64url. */
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** COSE, in base64url. */
  readonly public_key: string;
  readonly counter: number;
  /** JSON: how the browser can reach it. */
  readonly transports: string;
  readonly added_at: number;
  readonly used_at: number | null;
}

export interface AccountHostedTable {
  readonly issuer: string;
  readonly subject: string;
  readonly user_id: string;
  /** As the provider last told it. */
  readonly email: string;
  readonly linked_at: number;
}

export interface AccountErrandTable {
  readonly hash: string;
  readonly kind: string;
  readonly user_id: string | null;
  readonly data: string;
  readonly expires_at: number;
}

export interface HealthProbeTable {
  readonly id: number;
  readonly written_at: number;
}

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
  /** When the confirmation is to be mailed; `null` when none is due. */
  readonly confirm_mail_at: number | null;
  readonly confirm_attempts: number;
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

export interface ContactMessageTable {
  readonly id: string;
  /** Who was signed in, if anybody. */
  readonly user_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly received_at: number;
  /** When it is to be mailed next; `null` once it was. Where nobody gets mail yet, it waits. */
  readonly mail_at: number | null;
  readonly mail_attempts: number;
}

export interface CalendarSourceTable {
  readonly id: string;
  readonly user_id: string;
  /** The address, for this person and under the server's key. */
  readonly sealed_address: string;
  readonly host: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  /** Of the events that were sent last. */
  readonly print: string;
  /** By whose clock, and on which day, they were read: on another they are read anew. */
  readonly time_zone: string;
  readonly read_on: string;
  readonly refreshed_at: number;
  readonly problem: CalendarProblem | null;
}

export interface PlanFeedTable {
  readonly user_id: string;
  readonly nonce: string;
  readonly secret_hash: string;
  readonly detail: PlanFeed["detail"];
  readonly time_zone: string;
  readonly last_read_at: number | null;
  /** The workspace's head when `body` was written; -1 when it has to be written anew. */
  readonly rendered_head: number;
  readonly etag: string;
  readonly body: string;
  /** JSON: what calendars were told of each event last. */
  readonly versions: string;
}

/** Every table, one entry each. Times are milliseconds since 1970 in `bigint` columns. */
export interface Schema {
  readonly account_email_change: AccountEmailChangeTable;
  readonly account_errand: AccountErrandTable;
  readonly account_hosted: AccountHostedTable;
  readonly account_link: AccountLinkTable;
  readonly account_mail: AccountMailTable;
  readonly account_passkey: AccountPasskeyTable;
  readonly account_password: AccountPasswordTable;
  readonly account_recovery_code: AccountRecoveryCodeTable;
  readonly account_session: AccountSessionTable;
  readonly account_user: AccountUserTable;
  readonly calendar_source: CalendarSourceTable;
  readonly contact_message: ContactMessageTable;
  readonly health_probe: HealthProbeTable;
  readonly notification_log: NotificationLogTable;
  readonly notification_settings: NotificationSettingsTable;
  readonly plan_feed: PlanFeedTable;
  readonly rate_limit: RateLimitTable;
  readonly workspace_head: WorkspaceHeadTable;
  readonly workspace_history: WorkspaceHistoryTable;
  readonly workspace_register: WorkspaceRegisterTable;
}
