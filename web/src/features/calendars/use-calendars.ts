import {
  type CalendarRecord,
  type CalendarSource,
  calendarColours,
  calendarProblems,
  type SentCalendar,
} from "@smart-planner/contract";
import type { DatedEvent } from "@smart-planner/planner/calendars";
import { sessionIdFrom } from "@smart-planner/planner/plan";
import { useMemo, useState } from "react";
import { eventsByCalendar } from "../../planner-service/student-dates.ts";
import { readCalendarFile } from "../../platform/calendar-reader.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { keepEvents, removeEvents } from "./busy-months.ts";
import { keepPrint, printOf } from "./prints.ts";
import { useCalendarSources } from "./use-calendar-sources.ts";

export interface ListedCalendar {
  readonly id: string;
  readonly record: CalendarRecord;
  readonly events: readonly DatedEvent[];
  /** What the server says of it, once it has been asked. */
  readonly source: CalendarSource | undefined;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What was removed, for an Undo. */
export interface RemovedCalendar {
  readonly id: string;
  readonly record: CalendarRecord;
  readonly events: readonly DatedEvent[];
}

const largestFile = 10 * 1024 * 1024;
const longestName = 200;
const done: Outcome = { ok: true };

/** A student's calendars: those by address through the server, those from files in this browser. */
export const useCalendars = ({
  workspace,
  isDemo,
}: {
  readonly workspace: Workspace;
  readonly isDemo: boolean;
}) => {
  const { chance, clock, storage } = usePlatform();
  const records = useRecords(workspace, "calendars");
  const months = useRecords(workspace, "busyMonths");
  const { server, sources, note, drop } = useCalendarSources({ isDemo });
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
        }),
      )
      .sort((one, other) => one.record.name.localeCompare(other.record.name));
  }, [records, months, sources]);

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

  const takeOver = (id: string, { events, leftOut = [], print }: SentCalendar): Outcome => {
    const known = workspace.records("calendars")[id]?.leftOut ?? [];
    if (JSON.stringify(known) !== JSON.stringify(leftOut)) change(id, { leftOut });
    const kept = keepEvents(workspace, id, events);
    if (kept.ok) keepPrint(storage, id, print);
    return kept;
  };

  const newRecord = (name: string, source: CalendarRecord["source"]): CalendarRecord => ({
    name: name.slice(0, longestName),
    colour: nextColour(),
    countsAsBusy: true,
    source,
  });

  const addAddress = (address: string) =>
    during("add", async () => {
      const added = await server.add({ address, timeZone: clock.timeZone() });
      if (!added.ok) return added;
      const { source, calendar } = added.value;
      note(source);
      const kept = put(source.id, newRecord(calendar?.name ?? source.host, { kind: "address" }));
      return kept.ok && calendar !== null ? takeOver(source.id, calendar) : kept;
    });

  const moveTo = (id: string, address: string) =>
    during(id, async () => {
      const moved = await server.moveTo(id, { address, timeZone: clock.timeZone() });
      if (!moved.ok) return moved;
      note(moved.value.source);
      return moved.value.calendar === null ? done : takeOver(id, moved.value.calendar);
    });

  const refresh = (id: string) =>
    during(id, async () => {
      const print = printOf(storage, id);
      const refreshed = await server.refresh(id, { print, timeZone: clock.timeZone() });
      if (!refreshed.ok) return refreshed;
      note(refreshed.value.source);
      return refreshed.value.calendar === null ? done : takeOver(id, refreshed.value.calendar);
    });

  const readFile = async (file: File) => {
    if (file.size > largestFile)
      return { ok: false, message: "This file is larger than 10 MB" } as const;
    const read = await readCalendarFile({
      text: await file.text(),
      today: clock.now().day,
      timeZone: clock.timeZone(),
    });
    return read.ok && read.reading.isOwnPlan
      ? ({ ok: false, message: calendarProblems["own-plan"] } as const)
      : read;
  };

  const addFile = (file: File) =>
    during("file", async () => {
      const read = await readFile(file);
      if (!read.ok) return read;
      const { name = file.name.replace(/\.ics$/i, ""), events, leftOut } = read.reading;
      const id = `file-${sessionIdFrom(chance.number)}`;
      const source = {
        kind: "file" as const,
        file: file.name.slice(0, longestName),
        readOn: clock.now().day,
      };
      const kept = put(id, { ...newRecord(name, source), leftOut });
      return kept.ok ? keepEvents(workspace, id, events) : kept;
    });

  const replaceFile = (id: string, file: File) =>
    during(id, async () => {
      const read = await readFile(file);
      const record = workspace.records("calendars")[id];
      if (!read.ok) return read;
      if (record === undefined) return { ok: false, message: "This calendar was removed" };
      const source = {
        kind: "file" as const,
        file: file.name.slice(0, longestName),
        readOn: clock.now().day,
      };
      put(id, { ...record, source, leftOut: read.reading.leftOut });
      return keepEvents(workspace, id, read.reading.events);
    });

  /** Gone from the planner at once; the server forgets the address when `forget` is called. */
  const remove = ({ id, record, events }: ListedCalendar): RemovedCalendar => {
    workspace.removeRecord("calendars", id);
    removeEvents(workspace, id);
    return { id, record, events };
  };
  const putBack = ({ id, record, events }: RemovedCalendar) => {
    put(id, record);
    keepEvents(workspace, id, events);
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
  };
};

export type Calendars = ReturnType<typeof useCalendars>;
