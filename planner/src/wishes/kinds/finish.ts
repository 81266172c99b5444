import { counted } from "../../model/counted.ts";
import { daysBetween } from "../../time/day-number.ts";
import { examOf, sessionsOf, unlessAny } from "./checking.ts";
import { meantIn } from "./drafting.ts";
import type { Kind } from "./kind.ts";
import { capital, whoText } from "./words.ts";

export const finish: Kind<"finish"> = {
  apply: (draft, asked) => {
    const { wishes } = draft.inputs;
    wishes.finishDaysBefore = [
      ...wishes.finishDaysBefore,
      ...asked.flatMap((wish) => {
        const { daysBefore: days } = wish;
        return meantIn(draft, wish)?.map((subject) => ({ subject, days })) ?? [{ days }];
      }),
    ];
  },
  check: (facts, wish) =>
    unlessAny(
      sessionsOf(facts, wish).filter(({ day, subject }) => {
        const exam = examOf(facts, subject);
        return exam !== undefined && daysBetween(day, exam) <= wish.daysBefore;
      }),
      "comes later",
      "come later",
    ),
  describe: (wish) =>
    `${capital(whoText(wish) ?? "every subject")} done ${counted(wish.daysBefore, "day")} before the exam`,
};
