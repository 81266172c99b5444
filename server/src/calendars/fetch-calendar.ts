import { createHash } from "node:crypto";
import { localMomentOf } from "@smart-planner/calendar-files";
import type { CalendarProblem, SentCalendar } from "@smart-planner/contract";
import type { Outside, Version } from "../outside/outside.ts";
import type { CalendarWork } from "./calendar-work.ts";

interface FetchInput {
  /** The requesting account. */
  readonly owner: string;
  readonly address: string;
  readonly timeZone: string;
  readonly known?: Version | undefined;
  readonly now: number;
}

export type FetchedCalendar =
  | { readonly ok: true; readonly changed: false }
  | {
      readonly ok: true;
      readonly changed: true;
      readonly calendar: SentCalendar;
      readonly isOwnPlan: boolean;
      readonly version: Version;
      readonly readOn: string;
    }
  | { readonly ok: false; readonly problem: CalendarProblem };

const accept = "text/calendar, text/plain;q=0.5, */*;q=0.1";
const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** UTF-8, else an older encoding. */
const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

export type FetchCalendar = (input: FetchInput) => Promise<FetchedCalendar>;

export const createFetchCalendar =
  ({
    outside,
    work,
  }: {
    readonly outside: Outside;
    readonly work: Pick<CalendarWork, "read">;
  }): FetchCalendar =>
  async ({ owner, address, timeZone, known, now }) => {
    const answer = await outside.fetch({ owner, address, accept, ...(known && { known }) });
    if (!answer.ok || !answer.changed) return answer;
    const today = localMomentOf(now, timeZone).day;
    const reading = await work.read({ text: decoded(answer.body), today, timeZone }, owner);
    if (!reading.ok) return reading;
    const { name = null, events, work: found, leftOut, isOwnPlan } = reading.reading;
    const whole = leftOut.length === 0;
    const print = hashOf([name, events, leftOut, ...(found.length > 0 ? [found] : [])]);
    return {
      ok: true,
      changed: true,
      calendar: { name, events, whole, leftOut, work: found, print },
      isOwnPlan,
      version: answer.version,
      readOn: today,
    };
  };
