import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { gridMinutes, roundToGrid } from "../time/duration.ts";
import { latestRecordOf, type StudyRecord, secondsOf } from "./study-record.ts";

export const restOfSession = (
  session: PlanSession,
  records: readonly StudyRecord[],
): PlanSession => {
  const own = records.filter(({ sessionKey }) => sessionKey === session.key);
  if (own.length === 0) return session;
  const studied = own.reduce((sum, record) => sum + secondsOf(record) / 60, 0);
  const left = latestRecordOf(own)?.leftMinutes ?? session.minutes - studied;
  return { ...session, minutes: Math.max(roundToGrid(left), gridMinutes) };
};
