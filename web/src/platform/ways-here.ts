/** Ways to sign in beside a password, as the server wrote them into the page. */
export const waysHere = (): string => document.documentElement.dataset.ways ?? "";

/** What the configured provider is called, such as "your school account". */
export const hostedName = (): string => document.documentElement.dataset.hosted ?? "";
