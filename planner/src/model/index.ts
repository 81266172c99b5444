export { defaultPreferences } from "./default-preferences.ts";
export { listed } from "./listed.ts";
export type * from "./model.ts";
export { preferenceLimits } from "./preference-limits.ts";
export { usualComfort, wholeComfort } from "./usual-comfort.ts";
