import { formatClock } from "../time/clock-time.ts";
import { csvOf } from "../written/csv.ts";
import { type StudyLog, type StudyRecord, secondsOf, startOf } from "./study-record.ts";

const minutesText = (minutes: number | undefined): string =>
  minutes === undefined ? "" : String(Math.round(minutes * 10) / 10);

const rowOf = (record: StudyRecord): readonly string[] => {
  const [first] = record.stretches;
  return [
    first?.day ?? "",
    first === undefined ? "" : formatClock(first.startMinute),
    record.subject,
    minutesText(secondsOf(record) / 60),
    minutesText(record.plannedMinutes),
    minutesText(record.leftMinutes),
    record.source === "timer" ? "by the timer" : "by hand",
  ];
};

const head = ["Date", "Start", "Subject", "Minutes", "Planned minutes", "Minutes left", "Entered"];

export const logTable = (log: StudyLog): string => {
  const records = Object.values(log).toSorted((one, other) =>
    startOf(one) < startOf(other) ? -1 : 1,
  );
  return csvOf([head, ...records.map(rowOf)]);
};
