export interface RateLimitTable {
  readonly bucket: string;
  readonly hits: number;
  readonly resets_at: number;
}

export interface LimitsTables {
  readonly rate_limit: RateLimitTable;
}
