import type { Generated } from "kysely";

export interface WorkspaceHeadTable {
  readonly user_id: string;
  /** The last sequence given to this user's registers. */
  readonly head: number;
  /** Totals of the rows; `null` until first counted. */
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

/** Plans that servers up to 0.2.0 kept; only the export reads them. */
export interface WorkspaceHistoryTable {
  readonly id: string;
  readonly user_id: string;
  readonly mode: string;
  readonly replaced_at: number;
  readonly summary: string;
  /** JSON, compressed, in base64. */
  readonly snapshot: string;
}

export interface WorkspaceTables {
  readonly workspace_head: WorkspaceHeadTable;
  readonly workspace_register: WorkspaceRegisterTable;
  readonly workspace_history: WorkspaceHistoryTable;
}
