import { type StudyRecord, secondsOf } from "./study-record.ts";

/** Of two records of one run the one with more study; the other device had not heard of it. */
export const longerRecordOf = (later: StudyRecord, earlier: StudyRecord): StudyRecord =>
  secondsOf(earlier) > secondsOf(later) ? earlier : later;
