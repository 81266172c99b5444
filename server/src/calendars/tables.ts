import type { CalendarProblem, PlanFeed } from "@smart-planner/contract";

export interface CalendarSourceTable {
  readonly id: string;
  readonly user_id: string;
  /** Encrypted for this person under the server's key. */
  readonly sealed_address: string;
  readonly host: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
  /** Hash of the events sent last. */
  readonly print: string;
  /** The time zone and day they were read for; on another they are read again. */
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
  readonly alarm: PlanFeed["alarm"];
  readonly last_read_at: number | null;
  /** The head that `body` was rendered from; -1 to render again. */
  readonly rendered_head: number;
  readonly etag: string;
  readonly body: string;
  /** JSON: the version of each event. */
  readonly versions: string;
}

export interface CalendarsTables {
  readonly calendar_source: CalendarSourceTable;
  readonly plan_feed: PlanFeedTable;
}
