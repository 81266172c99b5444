import { bestCourse, type DayChoices } from "./best-course.ts";
import { type Draft, dayValue, patternOn, setOption, termsOf } from "./draft.ts";

/** What a subject could do on a day beside the sessions that the others have there. */
const choicesOn = (draft: Draft, subject: number, day: number, limit: number): DayChoices => {
  const { byTotal } = draft.problem.options;
  const { byDayUnits } = termsOf(draft, subject);
  const pattern = patternOn(draft, day);
  const state = draft.state[day] as number;
  const base = dayValue(draft, day, state);
  const room = Math.min(pattern.cap - (pattern.load[state] as number), limit, byTotal.length - 1);
  const choices: DayChoices = { totals: [], options: [], gains: [] };
  for (let total = 1; total <= room; total++) {
    let best = Number.NEGATIVE_INFINITY;
    let bestOption = 0;
    for (const option of byTotal[total] as readonly number[]) {
      const next = pattern.with(state, option);
      if (next < 0) continue;
      const gain = dayValue(draft, day, next) - base;
      if (gain > best + 1e-12) {
        best = gain;
        bestOption = option;
      }
    }
    if (bestOption === 0) continue;
    choices.totals.push(total);
    choices.options.push(bestOption);
    choices.gains.push(best + (byDayUnits[total] as number));
  }
  return choices;
};

const clearSubject = (draft: Draft, subject: number): void => {
  for (let day = 0; day < termsOf(draft, subject).deadline; day++) {
    const option = draft.option[subject * draft.days + day] as number;
    if (option === 0) continue;
    const state = patternOn(draft, day).without(draft.state[day] as number, option);
    setOption(draft, subject, day, 0, state);
  }
};

/** Gives a subject its best course while all others stay as they are. */
export const improveSubject = (draft: Draft, subject: number, limit: number): void => {
  clearSubject(draft, subject);
  const terms = termsOf(draft, subject);
  const days = Array.from({ length: terms.deadline }, (_, day) =>
    choicesOn(draft, subject, day, Math.min(limit, terms.need)),
  );
  const { picks } = bestCourse(terms, days, limit);
  for (const [day, choice] of picks.entries()) {
    const option = days[day]?.options[choice];
    if (option === undefined) continue;
    const state = patternOn(draft, day).with(draft.state[day] as number, option);
    setOption(draft, subject, day, option, state);
  }
};
