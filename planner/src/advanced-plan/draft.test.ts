import { describe, expect, it } from "vitest";
import { studentOf } from "../../test/generated-students.ts";
import { construct } from "./construct.ts";
import { type Draft, draftValue, emptyDraft, termsOf, tryOption } from "./draft.ts";
import { addCell, emptyMove, gainOf, makeMove } from "./move.ts";
import { problemOf } from "./problem.ts";
import { qualityOf } from "./quality.ts";
import { seededRandom } from "./seeded-random.ts";
import { improveSubject } from "./subject-course.ts";
import { timedSessionsOf } from "./timed-sessions.ts";

const draftFor = (seed: number): Draft => {
  const draft = emptyDraft(problemOf(studentOf(seed).inputs));
  construct(draft);
  return draft;
};

/** The part of the objective that is there for the promises and not for the quality. */
const bonusesOf = (draft: Draft): number => {
  const served = [...draft.total].filter((units) => units > 0).length;
  const days = draft.objective.firstGain.reduce(
    (sum, gain, day) => sum + ((draft.state[day] ?? 0) > 0 ? gain : 0),
    0,
  );
  return 2 * served + days;
};

// Every kind of student but those with wishes, whose own times are placed after the search.
const seeds = Array.from({ length: 96 }, (_, seed) => seed).filter((seed) => seed % 16 !== 11);

describe("the objective of the search", () => {
  it("is the quality of the finished plan plus the bonuses", () => {
    for (const seed of seeds) {
      const draft = draftFor(seed);
      if (draft.total.every((units) => units === 0)) continue;
      const { total } = qualityOf(draft.problem, timedSessionsOf(draft));
      expect(draftValue(draft) - bonusesOf(draft), `student ${seed}`).toBeCloseTo(total, 8);
    }
  });

  it("changes by exactly what a move says it gains", () => {
    for (const seed of seeds.slice(0, 40)) {
      const draft = draftFor(seed);
      if (draft.total.length === 0) continue;
      const random = seededRandom(seed);
      const below = (limit: number) => Math.floor(random() * limit);
      const move = emptyMove();
      for (let round = 0; round < 200; round++) {
        move.count = 0;
        const subjects = [...new Set([below(draft.total.length), below(draft.total.length)])];
        const days = [...new Set([below(draft.days), below(draft.days)])];
        for (const subject of subjects)
          for (const day of days)
            if (day < termsOf(draft, subject).deadline)
              addCell(move, subject, day, below(draft.problem.options.totals.length));
        const before = draftValue(draft);
        const gain = gainOf(draft, move);
        if (gain === Number.NEGATIVE_INFINITY) continue;
        makeMove(draft, move);
        expect(draftValue(draft) - before).toBeCloseTo(gain, 9);
      }
    }
  });
});

describe("the best course of one subject", () => {
  it("is as good as the best of all courses, tried one by one", () => {
    for (let seed = 0; seed < 400; seed++) {
      const problem = problemOf(studentOf(seed).inputs);
      const subject = problem.subjects.findIndex(({ deadline }) => deadline <= 4);
      if (subject < 0) continue;
      const draft = emptyDraft(problem);
      construct(draft);
      const { deadline, need } = termsOf(draft, subject);
      const options = problem.options.totals.length;
      if (options ** deadline > 20_000) continue;
      for (let day = 0; day < deadline; day++) tryOption(draft, subject, day, 0);
      let best = draftValue(draft);
      const tryFrom = (day: number): void => {
        if (day === deadline) {
          if ((draft.total[subject] ?? 0) <= need) best = Math.max(best, draftValue(draft));
          return;
        }
        for (let option = 0; option < options; option++)
          if (tryOption(draft, subject, day, option)) tryFrom(day + 1);
        tryOption(draft, subject, day, 0);
      };
      tryFrom(0);
      improveSubject(draft, subject, Number.POSITIVE_INFINITY);
      expect(draftValue(draft), `student ${seed}`).toBeCloseTo(best, 9);
    }
  });
});
