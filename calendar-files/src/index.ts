export { occurrencesOf } from "./read/occurrences.ts";
export { readCalendar } from "./read/read-calendar.ts";
export { knownTimeZone } from "./zones/known-zone.ts";
export { instantOf, localMomentOf } from "./zones/local-moment.ts";
