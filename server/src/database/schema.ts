export interface RateLimitTable {
  readonly bucket: string;
  readonly hits: number;
  readonly resets_at: number;
}

/** Every table, one entry each. Times are milliseconds since 1970 in `bigint` columns. */
export interface Schema {
  readonly rate_limit: RateLimitTable;
}
