/** What the configured provider is called, such as "your school account". */
export const hostedName = (): string => document.documentElement.dataset.hosted ?? "";
