import type { Mode } from "@smart-planner/contract";

export interface RateLimitTable {
  readonly bucket: string;
  readonly hits: number;
  readonly resets_at: number;
}

export interface WorkspaceHeadTable {
  readonly user_id: string;
  /** The last sequence given to this user's registers. */
  readonly head: number;
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
}

/** The auth library writes the account tables; named here is only what our own queries read. */
export interface AccountUserTable {
  readonly id: string;
  readonly email: string;
}

export interface AccountSessionTable {
  readonly id: string;
  readonly user_id: string;
  /** The SHA-256 of the token in the person's cookie. */
  readonly token: string;
}

export interface AccountCredentialTable {
  readonly user_id: string;
  readonly password: string | null;
}

/** Every table, one entry each. Times are milliseconds since 1970 in `bigint` columns. */
export interface Schema {
  readonly account_credential: AccountCredentialTable;
  readonly account_session: AccountSessionTable;
  readonly account_user: AccountUserTable;
  readonly rate_limit: RateLimitTable;
  readonly workspace_head: WorkspaceHeadTable;
  readonly workspace_history: WorkspaceHistoryTable;
  readonly workspace_register: WorkspaceRegisterTable;
}
