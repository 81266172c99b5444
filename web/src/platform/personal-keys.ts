export const clearedKey = "smartplanner_cleared";
export const lastChangeKey = "smartplanner_last_change";
/** Registers dropped because they could not be parsed. */
export const damagedKey = "smartplanner_damaged";
/** The replica: this device's knowledge of the server's versions. */
export const replicaKey = "smartplanner_sync";
/** For tabs that do not lead the sync. */
export const syncStatusKey = "smartplanner_sync_status";
export const notificationsKey = "smartplanner_notifications";
export const toldKey = "smartplanner_told";
/** The box of the first minute, until its plan is made. */
export const comingUpKey = "smartplanner_coming_up";
export const smartSettingsKey = "smartplanner_smart";
/** When this browser last saw the timer run. */
export const focusSeenKey = "smartplanner_focus_seen";
/** When the timer was last pressed in this browser. */
export const focusPressedKey = "smartplanner_focus_pressed";
/** The owner of parked data that was offered to the present person. */
export const offeredKey = "smartplanner_offered";
/** Set by a sign-up until the recovery codes are saved or postponed. */
export const codesOfferKey = "smartplanner_codes_offer";
/** The owner of the data under the specified keys. */
export const ownerKey = "smartplanner_owner";

/** Specified keys without our prefix. */
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

/** Keys of the browser, shared by all its users. */
const sharedKeys: readonly string[] = [
  ownerKey,
  "smartplanner_theme",
  "smartplanner_language",
  "smartplanner_preview",
  "smartplanner_demo",
  "smartplanner_user",
  "smartplanner_leaving",
  "smartplanner_device",
  "smartplanner_install_asked",
];

/**
 * Whether a key belongs to one person. All of ours that are not listed as shared, so that a record
 * of a later version is not left for the next person.
 */
export const isPersonal = (key: string): boolean =>
  specifiedKeys.includes(key) ||
  (key.startsWith(ours) && !key.startsWith(parked) && !sharedKeys.includes(key));

export const parkedKeyOf = (owner: string): string => `${parked}${owner}`;

export const ownerOfParked = (key: string): string | undefined =>
  key.startsWith(parked) ? key.slice(parked.length) : undefined;
