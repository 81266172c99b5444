import type { PlanProblem } from "@smart-planner/planner/scheduler";
import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { planProblemsSchema } from "./plan-problems.ts";

const examDate = parseDay("2027-03-05");
if (examDate === undefined) throw new Error("No such day");
const subject = "Art";
const certificate = {
  before: examDate,
  subjects: [subject],
  allowed: { hasDays: true, minutesADay: 60 },
  neededMinutes: 600,
  roomMinutes: 300,
  isProven: true,
};

const problems: { readonly [Kind in PlanProblem["kind"]]: PlanProblem & { kind: Kind } } = {
  "no subject": { kind: "no subject" },
  "no hours": { kind: "no hours" },
  "no date": { kind: "no date", subject },
  "exam today": { kind: "exam today", subject },
  repeated: { kind: "repeated", subject },
  "exam over": { kind: "exam over", subject, examDate },
  "kept free": { kind: "kept free", subject, examDate },
  "far away": { kind: "far away", subject, days: 365 },
  "one length": { kind: "one length", minutes: 60 },
  "day too short": { kind: "day too short", minutes: 60, dayMinutes: 30 },
  "no free time": { kind: "no free time", minutes: 60, isByWishes: true },
  "no time": {
    kind: "no time",
    name: subject,
    examDate,
    why: { kind: "taken", roomMinutes: 90 },
  },
  short: { kind: "short", certificate },
  comfort: { kind: "comfort", relaxed: "pauses" },
  "preferred time": { kind: "preferred time", time: "Morning" },
};

it.each(Object.values(problems))("takes a problem of the kind $kind", (problem) => {
  expect(planProblemsSchema.parse(JSON.parse(JSON.stringify([problem])))).toEqual([problem]);
});

it("refuses an unknown kind", () => {
  expect(planProblemsSchema.safeParse([{ kind: "bad luck" }]).success).toBe(false);
});
