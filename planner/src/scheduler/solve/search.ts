import { sumOf } from "../problem/typed-values.ts";
import { gapPrice } from "./close-gaps.ts";
import { copyDraft, type Draft, draftValue, emptyDraft, examTables } from "./draft.ts";
import { improveExam, sweep } from "./row-programme.ts";
import { seededRandom } from "./seeded-random.ts";

const seedNumber = 16;
/** How far a unit's worth is shaken at first, in units of the score that one unit of study is worth. */
const strength = 0.3;
/** A number of rounds, never a time, so that plans are reproducible: as many as so many steps allow. */
const rounds = { least: 8, most: 100, steps: 7_500_000, again: 4 } as const;
/** So many rounds in a row without a better plan end the search. */
const mostIdle = 30;
/** Steps to find the choices of an exam on a day, beside those of its row programme, for each amount. */
const stepsOfChoices = 60;

/**
 * Adds noise to the worth of each day, less each time, plans every exam by it and then by the true
 * worth, and keeps the better plan (the noising method of Charon and Hudry).
 */
export const search = (draft: Draft, { isAgain }: { readonly isAgain: boolean }): void => {
  if (sumOf(draft.total) === 0) return;
  const best = emptyDraft(draft.problem);
  copyDraft(draft, best);
  const exams = [...draft.total.keys()];
  // A plan made again keeps its gaps short; in a first one they must not decide on amounts.
  const gapsIn = () => (isAgain ? sumOf(exams.map((exam) => gapPrice(draft, exam))) : 0);
  let value = draftValue(draft) - gapsIn();
  const random = seededRandom(seedNumber);
  const amounts = draft.problem.units.byAmount.length;
  const steps = sumOf(
    exams
      .map((exam) => examTables(draft, exam))
      .map(({ deadline, open }) => deadline * amounts * (open + stepsOfChoices)),
  );
  const asked = Math.min(Math.max(Math.floor(rounds.steps / steps), rounds.least), rounds.most);
  const count = isAgain ? rounds.again : asked;
  let idle = 0;
  for (let round = 0; round < count && idle < mostIdle; round++) {
    const most = (strength * (1 - round / count)) / draft.problem.frame.total;
    for (const exam of exams) improveExam(draft, exam, () => most * (2 * random() - 1));
    sweep(draft);
    const now = draftValue(draft) - gapsIn();
    if (now > value) {
      value = now;
      idle = 0;
      copyDraft(draft, best);
    } else {
      idle++;
      copyDraft(best, draft);
    }
  }
};
