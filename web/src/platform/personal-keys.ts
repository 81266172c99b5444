/** What the last Clear removed. */
export const clearedKey = "smartplanner_cleared";
/** The last change of a plan, for its Undo. */
export const lastChangeKey = "smartplanner_last_change";
/** Registers that were dropped because they could not be read. */
export const damagedKey = "smartplanner_damaged";
/** What this device knows of the server's versions. */
export const replicaKey = "smartplanner_sync";
/** How the sync stands, for the tabs that do not lead it. */
export const syncStatusKey = "smartplanner_sync_status";
/** The Notification Settings. */
export const notificationsKey = "smartplanner_notifications";
/** What this browser has notified of. */
export const toldKey = "smartplanner_told";
/** What was written into the smart timetable's panel. */
export const smartSettingsKey = "smartplanner_smart";
/** When this browser last saw the focus timer run. */
export const focusSeenKey = "smartplanner_focus_seen";
/** When the focus timer was last pressed in this browser. */
export const focusPressedKey = "smartplanner_focus_pressed";
/** Whose data, kept apart here, was offered to the present person. */
export const offeredKey = "smartplanner_offered";
/** Set by a sign-up until the new account's recovery codes are saved or put off. */
export const codesOfferKey = "smartplanner_codes_offer";
/** Whose data the specified keys hold. */
export const ownerKey = "smartplanner_owner";

/** The specified keys, whose names tell nothing of the product. */
const specifiedKeys: readonly string[] = [
  "studyProgress",
  "quickPlanCache",
  "quickPlanSubjects",
  "quickPlanHours",
  "advancedPlanCache",
  "advancedPlanSubjects",
  "studyHoursAvailable",
];

const ours = "smartplanner_";
const parked = `${ours}parked_`;

/** What belongs to the browser, whoever sits before it. */
const sharedKeys: readonly string[] = [
  ownerKey,
  "smartplanner_theme",
  "smartplanner_preview",
  "smartplanner_demo",
  "smartplanner_user",
  "smartplanner_leaving",
];

/**
 * Whether a key belongs to one person, and is kept apart when another signs in. All of ours that are
 * not named as shared: a record of a later version must not be left lying for the next person.
 */
export const isPersonal = (key: string): boolean =>
  specifiedKeys.includes(key) ||
  (key.startsWith(ours) && !key.startsWith(parked) && !sharedKeys.includes(key));

export const parkedKeyOf = (owner: string): string => `${parked}${owner}`;

/** Whose data lies under this key, where it is one of those. */
export const ownerOfParked = (key: string): string | undefined =>
  key.startsWith(parked) ? key.slice(parked.length) : undefined;
