import type { RoomChange } from "@smart-planner/planner/scheduler";
import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { planHelpWords as words } from "./plan-help.ts";

const due = parseDay("2026-06-12");
if (due === undefined) throw new Error("no such day");
const [subject, title] = ["Physics", "Essay 2"];

it.each<readonly [RoomChange, string, string]>([
  [
    { kind: "more hours", minutes: 90, dayMinutes: 270 },
    "Study 1 h 30 more a day",
    "You study up to 4 h 30 a day now.",
  ],
  [
    { kind: "open weekday", weekday: 5 },
    "Open the whole of Saturday for study",
    "The whole of Saturday is open for study now.",
  ],
  [
    { kind: "longer sessions", minutes: 120 },
    "Allow sessions of up to 2 h",
    "Sessions may take up to 2 h now.",
  ],
  [
    { kind: "shorter sessions", minutes: 15 },
    "Allow sessions from 15 min",
    "Sessions may be as short as 15 min now.",
  ],
  [
    { kind: "higher limit", subject, minutes: 120 },
    "Allow 2 h of Physics a day",
    "Up to 2 h of Physics may be planned a day now.",
  ],
  [{ kind: "start today", title }, "Start Essay 2 today", "Essay 2 can begin today now."],
  [
    { kind: "less time", title, minutes: 750 },
    "Do Essay 2 in 12 h 30 min",
    "Essay 2 takes 12 h 30 min now.",
  ],
  [
    { kind: "hand in late", title, days: 1, due },
    "Hand Essay 2 in 1 day late",
    "Essay 2 is due on 12 June 2026 now.",
  ],
  [{ kind: "let go", title }, "Let Essay 2 go", "Essay 2 is let go."],
  [
    { kind: "leave out", subject, chapters: ["Waves", "Heat"] },
    "Leave out “Waves” and “Heat” of Physics",
    "What is left out now: “Waves” and “Heat” of Physics.",
  ],
  [
    { kind: "leave out", subject, chapters: ["A", "B", "C"] },
    "Leave out the last 3 chapters of Physics",
    "What is left out now: the last 3 chapters of Physics.",
  ],
  [
    { kind: "shorten", subject, percent: 25 },
    "Plan 25 % less time for each open chapter of Physics",
    "For each open chapter of Physics 25 % less time is planned now.",
  ],
  [
    { kind: "shorten", subject, percent: 25, chapter: "Waves" },
    "Plan 25 % less time for “Waves” of Physics",
    "For “Waves” of Physics 25 % less time is planned now.",
  ],
  [
    { kind: "lower goal", subject, from: 600, to: 525 },
    "Lower the goal of Physics from 10 h to 8 h 45",
    "The goal of Physics is 8 h 45 now.",
  ],
])("offers %j and says what it did", (change, offer, done) => {
  expect(words.offer(change)).toBe(offer);
  expect(words.done(change)).toBe(done);
});
