/**
 * The tables of every capability, put together in `tables.ts` where capabilities are. Times are
 * milliseconds since 1970 in `bigint` columns.
 */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities add to it.
export interface Schema {}
