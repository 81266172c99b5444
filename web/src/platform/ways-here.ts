export const waysHere = (): string => document.documentElement.dataset.ways ?? "";

export const hostedName = (): string => document.documentElement.dataset.hosted ?? "";
