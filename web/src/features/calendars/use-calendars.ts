import {
  type CalendarRecord,
  type CalendarSource,
  calendarColours,
  type SentCalendar,
} from "@smart-planner/contract";
import type { DatedEvent } from "@smart-planner/planner/calendars";
import type { FoundEntry, SchoolEntry } from "@smart-planner/planner/due-work";
import { sessionIdFrom } from "@smart-planner/planner/plan";
import { calendarProblemWords } from "@smart-planner/words/en/calendar-problems";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { useMemo, useState } from "react";
import { eventsByCalendar } from "../../planner-service/student-dates.ts";
import { readCalendarFile } from "../../platform/calendar-reader.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useRecords, useWorkspace } from "../../platform/use-workspace.ts";
import { useWords } from "../../ui/use-words.ts";
import { keepEvents, removeEvents } from "./busy-months.ts";
import { keepHash, keptHash } from "./calendar-hashes.ts";
import { isWaiting, keepWork, workOf } from "./found-in-calendar.ts";
import { useCalendarSources } from "./use-calendar-sources.ts";

export interface ListedCalendar {
  readonly id: string;
  readonly record: CalendarRecord;
  readonly events: readonly DatedEvent[];
  /** The server's state, once known. */
  readonly source: CalendarSource | undefined;
  /** How much of its work waits for an answer. */
  readonly waiting: number;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

export interface RemovedCalendar {
  readonly id: string;
  readonly record: CalendarRecord;
  readonly events: readonly DatedEvent[];
  readonly work: Readonly<Record<string, SchoolEntry>>;
}

const longestName = 200;
const done: Outcome = { ok: true };

/** A student's calendars: those by address through the server, those from files in this browser. */
export const useCalendars = (isDemo: boolean) => {
  const words = useWords(calendarsWords);
  const problems = useWords(calendarProblemWords);
  const workspace = useWorkspace();
  const { chance, clock, storage } = usePlatform();
  const records = useRecords("calendars");
  const months = useRecords("busyMonths");
  const found = useRecords("schoolWork");
  const { day: today } = clock.now();
  const { server, sources, note, drop } = useCalendarSources({ isDemo });
  const [offered, setOffered] = useState<string | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const calendars = useMemo(() => {
    const events = eventsByCalendar(months);
    return Object.entries(records)
      .map(
        ([id, record]): ListedCalendar => ({
          id,
          record,
          events: events.get(id) ?? [],
          source: sources?.find((source) => source.id === id),
          waiting: Object.values(found).filter(
            (entry) => entry.calendar === id && isWaiting(entry, today),
          ).length,
        }),
      )
      .sort((one, other) => one.record.name.localeCompare(other.record.name));
  }, [records, months, sources, found, today]);

  const during = async (what: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    setBusy((before) => new Set([...before, what]));
    try {
      return await work();
    } finally {
      setBusy((before) => new Set([...before].filter((each) => each !== what)));
    }
  };

  const nextColour = () => {
    const taken = Object.values(records).map(({ colour }) => colour);
    return calendarColours.find((colour) => !taken.includes(colour)) ?? "blue";
  };

  const put = (id: string, record: CalendarRecord): Outcome =>
    workspace.putRecord("calendars", id, record);

  const change = (id: string, part: Partial<CalendarRecord>) => {
    const record = workspace.records("calendars")[id];
    if (record !== undefined) put(id, { ...record, ...part });
  };

  const keep = (
    id: string,
    events: readonly DatedEvent[],
    work: readonly FoundEntry[],
  ): Outcome => {
    const kept = keepEvents(workspace, id, events);
    return kept.ok ? keepWork(workspace, id, work) : kept;
  };

  const takeOver = (
    id: string,
    { events, work = [], leftOut = [], print }: SentCalendar,
  ): Outcome => {
    const known = workspace.records("calendars")[id]?.leftOut ?? [];
    if (JSON.stringify(known) !== JSON.stringify(leftOut)) change(id, { leftOut });
    const kept = keep(id, events, work);
    if (kept.ok) keepHash(storage, id, print);
    return kept;
  };

  const newRecord = (name: string, source: CalendarRecord["source"]): CalendarRecord => ({
    name: name.slice(0, longestName),
    colour: nextColour(),
    countsAsBusy: true,
    source,
  });

  const offerFirst = (id: string, work: readonly FoundEntry[] = []) => {
    if (work.some(({ leftOut }) => leftOut === undefined)) setOffered(id);
  };

  const addAddress = (address: string) =>
    during("add", async () => {
      const added = await server.add({ address, timeZone: clock.timeZone() });
      if (!added.ok) return added;
      const { source, calendar } = added.value;
      note(source);
      const kept = put(source.id, newRecord(calendar?.name ?? source.host, { kind: "address" }));
      if (!kept.ok || calendar === null) return kept;
      const taken = takeOver(source.id, calendar);
      offerFirst(source.id, calendar.work);
      return taken;
    });

  const takeAnswer = (id: string, answer: Awaited<ReturnType<typeof server.refresh>>): Outcome => {
    if (!answer.ok) return answer;
    note(answer.value.source);
    return answer.value.calendar === null ? done : takeOver(id, answer.value.calendar);
  };

  const moveTo = (id: string, address: string) =>
    during(id, async () => {
      return takeAnswer(id, await server.moveTo(id, { address, timeZone: clock.timeZone() }));
    });

  const refresh = (id: string) =>
    during(id, async () => {
      const print = keptHash(storage, id);
      return takeAnswer(id, await server.refresh(id, { print, timeZone: clock.timeZone() }));
    });

  const readFile = async (file: File) => {
    const read = await readCalendarFile(file, {
      today: clock.now().day,
      timeZone: clock.timeZone(),
    });
    if (!read.ok) return { ok: false, message: problems[read.problem] } as const;
    return read.reading.isOwnPlan ? ({ ok: false, message: problems["own-plan"] } as const) : read;
  };

  const sourceOf = (file: File): CalendarRecord["source"] => ({
    kind: "file",
    file: file.name.slice(0, longestName),
    readOn: clock.now().day,
  });

  const addFile = (file: File) =>
    during("file", async () => {
      const read = await readFile(file);
      if (!read.ok) return read;
      const { name = file.name.replace(/\.ics$/i, ""), events, work, leftOut } = read.reading;
      const id = `file-${sessionIdFrom(chance.number)}`;
      const kept = put(id, { ...newRecord(name, sourceOf(file)), leftOut });
      if (!kept.ok) return kept;
      const taken = keep(id, events, work);
      offerFirst(id, work);
      return taken;
    });

  const replaceFile = (id: string, file: File) =>
    during(id, async () => {
      const read = await readFile(file);
      const record = workspace.records("calendars")[id];
      if (!read.ok) return read;
      if (record === undefined) return { ok: false, message: words.calendarRemoved };
      put(id, { ...record, source: sourceOf(file), leftOut: read.reading.leftOut });
      return keep(id, read.reading.events, read.reading.work);
    });

  /** Gone from the planner at once; the server forgets the address when `forget` is called. */
  const remove = ({ id, record, events }: ListedCalendar): RemovedCalendar => {
    const work = workOf(workspace, id);
    workspace.removeRecord("calendars", id);
    removeEvents(workspace, id);
    workspace.removeRecords("schoolWork", Object.keys(work));
    return { id, record, events, work };
  };
  const putBack = ({ id, record, events, work }: RemovedCalendar) => {
    put(id, record);
    keepEvents(workspace, id, events);
    workspace.putRecords("schoolWork", Object.entries(work));
  };
  const forget = ({ id, record }: RemovedCalendar) => {
    if (record.source.kind !== "address") return;
    drop(id);
    void server.remove(id);
  };

  return {
    calendars,
    sources,
    isBusy: (what: string) => busy.has(what),
    addAddress,
    readFile,
    addFile,
    refresh,
    replaceFile,
    moveTo,
    change,
    remove,
    putBack,
    forget,
    /** The calendar whose work is shown in the table. */
    offered,
    offer: setOffered,
  };
};

export type Calendars = ReturnType<typeof useCalendars>;
