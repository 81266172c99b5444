import type { CalendarProblem, PlanFeed } from "@smart-planner/contract";

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
  readonly alarm: PlanFeed["alarm"];
  readonly last_read_at: number | null;
  /** The workspace's head when `body` was written; -1 when it has to be written anew. */
  readonly rendered_head: number;
  readonly etag: string;
  readonly body: string;
  /** JSON: what calendars were told of each event last. */
  readonly versions: string;
}

export interface CalendarsTables {
  readonly calendar_source: CalendarSourceTable;
  readonly plan_feed: PlanFeedTable;
}
