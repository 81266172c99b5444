/** The server puts its own address here; which one that is, nobody knows at build time. */
export const ownAddress = "https://smart-planner.invalid";

export const addressOf = (path: string): string => `${ownAddress}${path}`;
