/** What the last Clear removed. */
export const clearedKey = "smartplanner_cleared";
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
/** Whose data the specified keys hold. */
export const ownerKey = "smartplanner_owner";

/**
 * Everything that belongs to one person, kept apart when another signs in. The registers are named
 * by hand, because the first page does without the schema library; a test compares the two lists.
 */
export const personalKeys: readonly string[] = [
  "studyProgress",
  "quickPlanCache",
  "quickPlanSubjects",
  "quickPlanHours",
  "advancedPlanCache",
  "advancedPlanSubjects",
  "studyHoursAvailable",
  "smartplanner_grid",
  "smartplanner_commitments",
  "smartplanner_preferences",
  "smartplanner_plan_inputs",
  "smartplanner_quarantine",
  clearedKey,
  damagedKey,
  replicaKey,
  syncStatusKey,
  notificationsKey,
  toldKey,
  smartSettingsKey,
];

export const parkedKeyOf = (owner: string): string => `smartplanner_parked_${owner}`;
