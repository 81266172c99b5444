import { type StudyRecord, secondsOf } from "./study-record.ts";

/**
 * Of two records that two devices made of one run: the one that knows of more study. The other had not
 * heard of what ran on.
 */
export const longerRecordOf = (later: StudyRecord, earlier: StudyRecord): StudyRecord =>
  secondsOf(earlier) > secondsOf(later) ? earlier : later;
