/** Why a calendar by address could not be read. */
export const calendarProblemWords = {
  "no-address": "This is not an address",
  "not-https": "The address has to begin with https:// or webcal://",
  "not-public": "This address cannot be reached from here",
  "not-found": "Nothing found at this address",
  password: "The address now asks for a password",
  "too-large": "This calendar is too large",
  "too-slow": "The address does not answer",
  "too-many-redirects": "The address leads in circles",
  unreachable: "The address cannot be reached at the moment",
  "not-a-calendar": "This is not a calendar",
  "own-plan": "This is a study plan that Smart Planner wrote: it is not added as a calendar",
  "too-much": "This calendar takes too long to read",
  "address-lost": "The address is no longer known here",
};
