import type { PreferredTime } from "../model.ts";

/** In the order of the day. */
export const timesOfDay: readonly PreferredTime[] = [
  "Early Morning",
  "Morning",
  "Afternoon",
  "Evening",
  "Night",
];
