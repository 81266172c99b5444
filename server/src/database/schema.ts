/** Tables of all capabilities, from `tables.ts`. Times are milliseconds since 1970 in `bigint` columns. */
// biome-ignore lint/suspicious/noEmptyInterface: capabilities add to it.
export interface Schema {}
