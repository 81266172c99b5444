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

export interface AccountsTables {
  readonly account_email_change: AccountEmailChangeTable;
  readonly account_errand: AccountErrandTable;
  readonly account_hosted: AccountHostedTable;
  readonly account_link: AccountLinkTable;
  readonly account_passkey: AccountPasskeyTable;
  readonly account_password: AccountPasswordTable;
  readonly account_recovery_code: AccountRecoveryCodeTable;
  readonly account_session: AccountSessionTable;
  readonly account_user: AccountUserTable;
}
