import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { gridMinutes, roundToGrid } from "../time/duration.ts";
import { type StudyRecord, sittingsOf } from "./study-record.ts";

export const restOfSession = (
  session: PlanSession,
  records: readonly StudyRecord[],
): PlanSession => {
  const [own] = sittingsOf(records.filter(({ sessionKey }) => sessionKey === session.key));
  if (own === undefined) return session;
  const left = own.last.leftMinutes ?? session.minutes - own.minutes;
  return { ...session, minutes: Math.max(roundToGrid(left), gridMinutes) };
};
