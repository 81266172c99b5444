import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { ProgressMap, StudyPlan } from "../model/model.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { addDays } from "../time/day-number.ts";
import { sharesIn, withShares } from "./settled-shares.ts";
import { updatePlan } from "./update-plan.ts";

const today = day("2026-06-08");
const exam = (name: string, examDate: string) => ({ name, examDate: day(examDate) });
const entry = (subject: string, hours: number, more = {}) => ({ subject, hours, ...more });

it("counts studied, planned and missed time, and asks only for the first two", () => {
  const subjects = [
    exam("Maths", "2026-06-20"),
    { ...exam("Art", "2026-06-20"), workMinutes: 600 },
    exam("Chess", "2026-06-20"),
  ];
  const plan = {
    "06-June-2026": [entry("Maths", 1), entry("Maths", 2)],
    "07-June-2026": [entry("Maths", 4, { released: "again" as const })],
    "09-June-2026": [entry("Maths", 1), entry("Art", 1)],
  };
  const lived = { subjects, plan, progress: { "06-June-2026-Maths": true }, today };
  const shares = sharesIn(lived);
  expect(shares).toEqual([{ subject: "Maths", examDate: "2026-06-20", minutes: 240 }]);
  expect(withShares({ ...lived, shares })).toEqual([
    { ...subjects[0], studiedMinutes: 60, shareMinutes: 120 },
    subjects[1],
    subjects[2],
  ]);
});

it("asks for no less each time, once sessions were let go", () => {
  const subjects = [exam("Maths", "2026-06-20")];
  const plan = {
    "06-June-2026": [entry("Maths", 2)],
    "07-June-2026": [entry("Maths", 0.5, { released: "let go" as const })],
    "09-June-2026": [entry("Maths", 3)],
  };
  const lived = { subjects, plan, progress: { "06-June-2026-Maths": true }, today };
  expect(withShares({ ...lived, shares: sharesIn(lived) })).toEqual([
    { ...subjects[0], studiedMinutes: 120, shareMinutes: 300 },
  ]);
});

it("keeps two exams of one name apart", () => {
  const subjects = [exam("Maths", "2026-06-20"), exam("Maths", "2026-06-28")];
  const plan = {
    "09-June-2026": [
      entry("Maths", 1, { examDate: "2026-06-20" }),
      entry("Maths", 2, { examDate: "2026-06-28" }),
      entry("Maths", 4),
    ],
  };
  const minutes = sharesIn({ subjects, plan, progress: {}, today }).map((share) => share.minutes);
  expect(minutes).toEqual([300, 120]);
});

it("ends at the shares of the first plan when each morning's plan is followed", () => {
  const inputs: AdvancedInputs = {
    today,
    minuteOfDay: 0,
    subjects: [exam("Maths", "2026-06-16"), exam("Art", "2026-06-21"), exam("Latin", "2026-06-26")],
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
    hoursPerDay: 3,
  };
  const progress: Record<string, boolean> = {};
  let plan: StudyPlan = {};
  let shares = sharesIn({ ...inputs, plan, progress });
  let first = shares;
  let ids = 0;
  for (let date = 0; date < 18; date++) {
    const now = { day: addDays(today, date), minuteOfDay: 0 };
    const lived = {
      subjects: inputs.subjects,
      plan,
      progress: progress as ProgressMap,
      today: now.day,
    };
    const subjects = withShares({ ...lived, shares });
    const made = planAdvanced({ ...inputs, subjects, today: now.day, effort: "preview" }).plan;
    plan = updatePlan({
      mode: "advanced",
      before: plan,
      made,
      other: null,
      progress,
      now,
      newId: () => `n${ids++}`,
    }).plan;
    shares = sharesIn({ ...lived, plan });
    if (date === 0) first = shares;
    for (const { day: on, key } of sessionsOf(plan)) if (on === now.day) progress[key] = true;
  }
  for (const { subject, minutes } of first) {
    const done = sessionsOf(plan).filter((session) => session.subject === subject);
    expect([subject, done.reduce((sum, session) => sum + session.minutes, 0)]).toEqual([
      subject,
      minutes,
    ]);
  }
});
