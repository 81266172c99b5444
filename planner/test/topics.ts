import { type DatedExam, firstExam } from "../src/work/subject-work.ts";
import type { KeptTopic } from "../src/work/topic.ts";
import { day } from "./calendar-day.ts";

export const today = day("2026-11-19");

export const topic = (id: string, minutes: number, more: Partial<KeptTopic> = {}): KeptTopic => ({
  id,
  subject: "Physics",
  name: `Topic ${id}`,
  by: "hours",
  minutes,
  known: 0,
  addedOn: day("2026-11-01"),
  order: Number(id) * 10,
  ...more,
});

export const exam = (id: string, date: string): DatedExam => ({
  ...firstExam,
  id,
  date,
  day: day(date),
});

export const topicNames = {
  part: (number: number) => `, part ${number}`,
  both: (one: string, other: string) => `${one} and ${other}`,
};
