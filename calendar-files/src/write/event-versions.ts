import type { PlanEvent } from "./plan-events.ts";
import { hashOfText } from "./text-hash.ts";
import type { TopicWords } from "./topic-words.ts";

export interface EventVersion {
  /** Hash of its content. */
  readonly print: string;
  readonly sequence: number;
  readonly changedAt: number;
  /** Its topic text, repeated once the session is past. */
  readonly words?: TopicWords | undefined;
}

export type EventVersions = Readonly<Record<string, EventVersion>>;

/** Includes the zone of a time: the same hour elsewhere is another. */
const hashOf = ({ title, note, day, time, alarm }: PlanEvent, timeZone?: string): string => {
  const zone = time === undefined || timeZone === undefined ? [] : [timeZone];
  const rings = alarm === undefined ? [] : [alarm];
  return hashOfText(JSON.stringify([title, note, day, time?.start, time?.end, ...zone, ...rings]));
};

/** Removed events are kept for a while: one that returns must not look older. */
const mostLeft = 500;

interface VersionInputs {
  readonly before: EventVersions;
  readonly events: readonly PlanEvent[];
  readonly timeZone: string;
  readonly now: number;
}

/** Bumps the version of changed events only. */
export const nextVersions = ({ before, events, timeZone, now }: VersionInputs): EventVersions => {
  const next = new Map<string, EventVersion>();
  for (const event of events) {
    const print = hashOf(event, timeZone);
    const known = Object.hasOwn(before, event.key) ? before[event.key] : undefined;
    const sequence = known === undefined ? 0 : known.sequence + 1;
    const words = event.words === undefined ? {} : { words: event.words };
    if (known?.print === print) next.set(event.key, known);
    // Written before hashes had a zone: without this every event would change.
    else if (known?.print === hashOf(event)) next.set(event.key, { ...known, print });
    else next.set(event.key, { print, sequence, changedAt: now, ...words });
  }
  const left = Object.entries(before)
    .filter(([key]) => !next.has(key))
    .map(([key, version]): [string, EventVersion] =>
      version.print === ""
        ? [key, version]
        : [key, { print: "", sequence: version.sequence, changedAt: now }],
    )
    .toSorted(([, a], [, b]) => b.changedAt - a.changedAt)
    .slice(0, mostLeft);
  return Object.fromEntries([...next, ...left]);
};
