import type { CalendarDay } from "../../model/model.ts";
import type { Assignment, DueTime } from "../assignment.ts";
import { dueTimeOf, type FoundWork, type OfferedCourse, type OfferedWork } from "./offer-work.ts";

/** An entry of a school calendar as stored, with the student's answer. */
export interface SchoolEntry extends FoundWork {
  readonly calendar: string;
  readonly answer?: "added" | "left out" | undefined;
  /** Its date when it was answered: another date later is news. */
  readonly seen?: string | undefined;
  /** The subject whose exam it became. */
  readonly exam?: string | undefined;
}

/** The date of an entry as `seen` keeps it. */
export const dateOfEntry = ({ due, start }: FoundWork): string => due ?? start ?? "";

export interface MovedWork {
  readonly key: string;
  readonly entry: SchoolEntry;
  readonly from: DueTime;
  readonly to: DueTime;
  /** The assignment; absent for an exam. */
  readonly id?: string | undefined;
}

/** Entries of a school calendar that the student has not answered. */
export interface FeedNews {
  readonly fresh: readonly (OfferedWork & { readonly subject: string })[];
  readonly moved: readonly MovedWork[];
  /** Ids of open assignments that the calendar no longer has. */
  readonly gone: readonly string[];
}

export const feedNewsOf = ({
  calendar,
  entries,
  offered,
  assignments,
  today,
}: {
  readonly calendar: string;
  /** Those of this calendar, by id. */
  readonly entries: Readonly<Record<string, SchoolEntry>>;
  /** The same as rows. */
  readonly offered: readonly OfferedCourse[];
  readonly assignments: Readonly<Record<string, Assignment>>;
  readonly today: CalendarDay;
}): FeedNews => {
  const rows = offered.flatMap(({ subject, rows: own }) =>
    own
      .filter(({ key, choice }) => choice !== "leave out" && entries[key]?.answer === undefined)
      .map((row) => ({ ...row, subject })),
  );
  // Some systems give their entries new ids: the same name and day is then the same work.
  const followed = new Set(
    rows.flatMap(({ sameAs = "" }) => (assignments[sameAs]?.source?.entry ? sameAs : [])),
  );
  const byEntry = new Map(
    Object.entries(assignments).flatMap(([id, { source }]) =>
      source?.entry?.startsWith(`${calendar}/`) ? [[source.entry, id] as const] : [],
    ),
  );
  const moved = Object.entries(entries).flatMap(([key, entry]): readonly MovedWork[] => {
    const { answer, seen, exam, recurring } = entry;
    const [from, to] = [dueTimeOf(seen), dueTimeOf(dateOfEntry(entry))];
    const isMoved = answer === "added" && seen !== dateOfEntry(entry) && recurring === undefined;
    if (!isMoved || from === undefined || to === undefined || to.day < today) return [];
    const id = byEntry.get(key);
    if (exam === undefined && (id === undefined || assignments[id]?.state !== "open")) return [];
    return [{ key, entry, from, to, id }];
  });
  // A feed ends some weeks ahead: work beyond its last date is not gone from it.
  const last = Object.values(entries).reduce((day, entry) => {
    const own = dueTimeOf(dateOfEntry(entry))?.day ?? "";
    return own > day ? own : day;
  }, "");
  const gone = [...byEntry].flatMap(([key, id]) => {
    const { state, due, repeats } = assignments[id] ?? {};
    const isAhead = due !== undefined && due.day >= today && due.day <= last;
    const isGone = !Object.hasOwn(entries, key) && state === "open" && isAhead;
    return isGone && repeats === undefined && !followed.has(id) ? [id] : [];
  });
  return { fresh: rows.filter(({ sameAs = "" }) => !followed.has(sameAs)), moved, gone };
};
