import { describe, expect, it } from "vitest";
import { studentOf } from "../../test/generated-students.ts";
import { guaranteeSeeds } from "../../test/guarantee-runs.ts";
import type { CalendarDay, PlanMode, PlanMoment, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { progressIndexOf, progressSummaryOf } from "../progress/progress-summary.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { reviewPlan } from "../scheduler/explain/review-plan.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { seededRandom } from "../scheduler/solve/seeded-random.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { sessionIdFrom } from "../study-plan/session-ids.ts";
import { addDays } from "../time/day-number.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { fixedSessionsOf } from "./fixed-sessions.ts";
import { updatePlan } from "./update-plan.ts";

interface Generated {
  readonly name: string;
  readonly mode: PlanMode;
  readonly now: PlanMoment;
  readonly progress: ProgressMap;
  readonly before: StudyPlan | null;
  readonly after: StudyPlan;
  readonly made: StudyPlan;
  readonly inputs: AdvancedInputs;
}

/** A student's weeks: days pass, sessions are ticked, inputs change, and now and then a plan is made. */
const livedBy = (seed: number): readonly Generated[] => {
  const random = seededRandom(seed + 7);
  const { inputs: first } = studentOf(seed);
  const plans: Record<PlanMode, StudyPlan | null> = { quick: null, advanced: null };
  const progress: Record<string, boolean> = Object.create(null);
  const lived: Generated[] = [];
  let { today } = first;
  let { subjects, hoursPerDay } = first;
  const tickAll = (plan: StudyPlan | null, today: CalendarDay) => {
    for (const { key, day } of sessionsOf(plan ?? {})) if (day === today) progress[key] = true;
  };
  for (let step = 0; step < 6; step++) {
    const now = { day: today, minuteOfDay: Math.floor(random() * 1440) };
    const mode = random() < 0.5 ? "quick" : "advanced";
    const other = mode === "quick" ? "advanced" : "quick";
    const before = plans[mode];
    // A finished day is where a new plan could cost or give a day of the streak.
    if (random() < 0.4) tickAll(before, today);
    const fixed = fixedSessionsOf({ plan: before ?? {}, progress, now });
    const inputs = { ...first, subjects, hoursPerDay, today, minuteOfDay: now.minuteOfDay, fixed };
    const made =
      mode === "quick"
        ? planQuick({ today, subjects, hoursPerDay })
        : planAdvanced({ ...inputs, effort: "preview" }).plan;
    const { plan: after } = updatePlan({
      mode,
      before,
      made,
      other: plans[other],
      progress,
      now,
      newId: () => sessionIdFrom(random),
    });
    const name = `${seed}, step ${step}, ${mode}`;
    lived.push({ name, mode, now, progress: { ...progress }, before, after, made, inputs });
    plans[mode] = after;
    for (const plan of Object.values(plans))
      for (const { key, day } of sessionsOf(plan ?? {}))
        if (day <= today ? random() < 0.6 : random() < 0.03) progress[key] = random() < 0.95;
    today = addDays(today, Math.floor(random() * 4));
    if (random() < 0.3) hoursPerDay = 1 + Math.floor(random() * 8);
    if (random() < 0.3) subjects = subjects.slice(1);
    if (random() < 0.3 || subjects.length === 0)
      subjects = [...subjects, { name: `New ${step}`, examDate: addDays(today, 9) }];
  }
  return lived;
};

const lives = guaranteeSeeds(15).flatMap(livedBy);

const summaryOf = (plan: StudyPlan | null, { progress, now }: Generated) =>
  progressSummaryOf({ index: progressIndexOf(plan ?? {}), progress, today: now.day });

describe("whatever a student does, generating a plan", () => {
  it("changes neither the hours done, nor a subject's, nor the streak", () => {
    for (const life of lives) {
      const [before, after] = [summaryOf(life.before, life), summaryOf(life.after, life)];
      expect(after.completedHours, life.name).toBe(before.completedHours);
      const done = ({ subjectBreakdown }: typeof before) =>
        subjectBreakdown
          .filter(({ completedHours }) => completedHours > 0)
          .map(({ subject, completedHours }) => `${subject} ${completedHours}`)
          .sort();
      expect(done(after), life.name).toEqual(done(before));
      expect(after.studyStreak, life.name).toBe(before.studyStreak);
    }
  });

  it("leaves past days as they were", () => {
    for (const life of lives) {
      const pastOf = (plan: StudyPlan | null) =>
        sessionsOf(plan ?? {})
          .filter(({ day }) => day < life.now.day)
          .map(({ entry: { key: _, ...entry }, key, label }) => ({ label, key, entry }));
      expect(pastOf(life.after), life.name).toEqual(pastOf(life.before));
    }
  });

  it("leaves every tick with its session, in its place, and ticks no other", () => {
    for (const life of lives) {
      // A day that would pass midnight begins earlier, whatever it holds, or has no room for all of it.
      const crowded = new Set(
        [life.before ?? {}, life.after]
          .flatMap((plan) => timelineOf({ plan }).events)
          .filter(({ endMinute }) => endMinute === 1440)
          .map(({ day }) => day),
      );
      const placesOf = (plan: StudyPlan | null) => {
        const { events } = timelineOf({ plan: plan ?? {} });
        const starts = new Map(events.map(({ id, startTime }) => [id, startTime]));
        return sessionsOf(plan ?? {})
          .filter(({ key, day }) => isDone(life.progress, key) && !crowded.has(day))
          .map(
            ({ key, day, subject, minutes }) =>
              `${key} ${day} ${subject} ${minutes} ${starts.get(key)}`,
          )
          .sort();
      };
      expect(placesOf(life.after), life.name).toEqual(placesOf(life.before));
    }
  });

  it("gives every session an id and a key of its own, and keeps those of sessions that stay", () => {
    for (const life of lives) {
      const sessions = sessionsOf(life.after);
      const ids = new Map(sessions.map((session) => [session.entry.id, session]));
      expect(ids.size, life.name).toBe(sessions.length);
      expect(ids.has(undefined), life.name).toBe(false);
      expect(new Set(sessions.map(({ key }) => key)).size, life.name).toBe(sessions.length);
      for (const session of sessionsOf(life.before ?? {}).filter(
        ({ day, key }) => day < life.now.day || isDone(life.progress, key),
      ))
        expect(ids.get(session.entry.id)?.key, life.name).toBe(session.key);
    }
  });

  it("gives keys that a page of the version before derives alike, on days where none is carried", () => {
    let compared = 0;
    for (const life of lives)
      for (const [label, entries] of Object.entries(life.after)) {
        if (entries.some(({ key }) => key !== undefined)) continue;
        const counts = new Map<string, number>();
        for (const { subject, key } of sessionsOf({ [label]: entries })) {
          const count = (counts.get(subject) ?? 0) + 1;
          counts.set(subject, count);
          compared += 1;
          expect(key, life.name).toBe(`${label}-${subject}${count === 1 ? "" : `#${count}`}`);
        }
      }
    expect(compared).toBeGreaterThan(1_000);
  });

  it("keeps the quick rule to the minute for everything not yet done", () => {
    for (const life of lives.filter(({ mode }) => mode === "quick")) {
      const minutesIn = (sessions: readonly PlanSession[]) => {
        const minutes = new Map<string, number>();
        for (const { day, subject, minutes: length } of sessions)
          if (day >= life.now.day)
            minutes.set(`${day} ${subject}`, (minutes.get(`${day} ${subject}`) ?? 0) + length);
        return minutes;
      };
      const rule = minutesIn(sessionsOf(life.made));
      const done = minutesIn(
        sessionsOf(life.before ?? {}).filter(({ key }) => isDone(life.progress, key)),
      );
      const wanted = new Map(rule);
      for (const [key, minutes] of done) wanted.set(key, Math.max(minutes, rule.get(key) ?? 0));
      const sorted = (map: ReadonlyMap<string, number>) => [...map].sort();
      expect(sorted(minutesIn(sessionsOf(life.after))), life.name).toEqual(sorted(wanted));
    }
  });

  it("keeps the advanced plan's guarantees around sessions that stay", () => {
    for (const { mode, after, inputs, name } of lives)
      if (mode === "advanced")
        expect(reviewPlan({ plan: after, inputs }).check.broken, name).toEqual([]);
  });
});
