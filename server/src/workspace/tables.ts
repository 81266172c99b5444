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

export interface WorkspaceTables {
  readonly workspace_head: WorkspaceHeadTable;
  readonly workspace_register: WorkspaceRegisterTable;
}
