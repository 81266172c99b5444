import type { PlanEvent } from "./plan-events.ts";
import { printOfText } from "./text-print.ts";
import type { TopicWords } from "./topic-words.ts";

/** What a calendar was told of an event last. */
export interface EventVersion {
  /** Of what it said. */
  readonly print: string;
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** What was told of its topics, to be said again when it lies behind. */
  readonly words?: TopicWords | undefined;
}

export type EventVersions = Readonly<Record<string, EventVersion>>;

/** Of all that a reader sees of it; where it has a time, that of a zone: the same hour elsewhere is another. */
const printOf = ({ title, note, day, time, alarm }: PlanEvent, timeZone?: string): string => {
  const zone = time === undefined || timeZone === undefined ? [] : [timeZone];
  const rings = alarm === undefined ? [] : [alarm];
  return printOfText(JSON.stringify([title, note, day, time?.start, time?.end, ...zone, ...rings]));
};

/** Events that left are remembered for a while: one that comes back must not seem older than it was. */
const mostLeft = 500;

interface VersionInputs {
  readonly before: EventVersions;
  readonly events: readonly PlanEvent[];
  /** In which their times are told. */
  readonly timeZone: string;
  readonly now: number;
}

/** A calendar hears of what changed, and of nothing else. */
export const nextVersions = ({ before, events, timeZone, now }: VersionInputs): EventVersions => {
  const next = new Map<string, EventVersion>();
  for (const event of events) {
    const print = printOf(event, timeZone);
    const known = Object.hasOwn(before, event.key) ? before[event.key] : undefined;
    const sequence = known === undefined ? 0 : known.sequence + 1;
    const words = event.words === undefined ? {} : { words: event.words };
    if (known?.print === print) next.set(event.key, known);
    // Told when prints had no zone: without this every event of every feed would be a new version.
    else if (known?.print === printOf(event)) next.set(event.key, { ...known, print });
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
