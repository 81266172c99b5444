/** Replaced by the server: the address is unknown at build time. */
export const ownAddress = "https://smart-planner.invalid";

export const addressOf = (path: string): string => `${ownAddress}${path}`;
