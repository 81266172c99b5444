/** Ways to sign in beside a password, as the server wrote them into the page. */
export const waysHere = (): string => document.documentElement.dataset.ways ?? "";
