export interface AccountUserTable {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly joined_at: number;
  readonly email_confirmed_at: number | null;
  /** Set while disabled. */
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
  /** SHA-256 of the cookie's token. */
  readonly token: string;
  readonly user_agent: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
  readonly proved_at: number;
  readonly way: "password" | "passkey" | "hosted";
}

export interface AccountRecoveryCodeTable {
  readonly user_id: string;
  /** One per account. */
  readonly salt: string;
  readonly hash: string;
  readonly made_at: number;
}

export type LinkKind = "reset" | "confirm" | "leave-email" | "enter-email";

export interface AccountTokenTable {
  /** SHA-256 of the token. */
  readonly hash: string;
  readonly kind: LinkKind | "passkey-new" | "passkey-sign-in" | "hosted";
  readonly user_id: string | null;
  /** The address of a link, a challenge, or JSON. */
  readonly data: string;
  readonly expires_at: number;
}

export interface AccountEmailChangeTable {
  readonly user_id: string;
  readonly email: string;
  readonly old_proved_at: number | null;
  readonly new_proved_at: number | null;
  readonly expires_at: number;
}

export interface AccountPasskeyTable {
  /** Base64url. */
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** COSE, base64url. */
  readonly public_key: string;
  readonly counter: number;
  /** JSON: transports. */
  readonly transports: string;
  readonly added_at: number;
  readonly used_at: number | null;
}

export interface AccountHostedTable {
  readonly issuer: string;
  readonly subject: string;
  readonly user_id: string;
  readonly email: string;
  readonly linked_at: number;
}

export interface AccountsTables {
  readonly account_email_change: AccountEmailChangeTable;
  readonly account_hosted: AccountHostedTable;
  readonly account_passkey: AccountPasskeyTable;
  readonly account_password: AccountPasswordTable;
  readonly account_recovery_code: AccountRecoveryCodeTable;
  readonly account_session: AccountSessionTable;
  readonly account_token: AccountTokenTable;
  readonly account_user: AccountUserTable;
}
