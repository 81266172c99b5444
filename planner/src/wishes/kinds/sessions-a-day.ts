import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { counted } from "../../model/counted.ts";
import { kept, sessionsOf, times, unkept } from "./checking.ts";
import { meantIn } from "./drafting.ts";
import type { Kind } from "./kind.ts";
import { whoText } from "./words.ts";

export const sessionsADay: Kind<"sessions-a-day"> = {
  apply: (draft, wishes) => {
    const { inputs, rules } = draft;
    for (const wish of wishes) {
      const { most } = wish;
      const subjects = meantIn(draft, wish);
      if (subjects === undefined)
        inputs.mostSessionsADay = Math.min(inputs.mostSessionsADay ?? most, most);
      // The scheduler counts those of one subject as time.
      const mostMinutesADay = most * sessionLengthsOf(inputs).maximum;
      rules.push(...(subjects ?? []).map((subject) => ({ subject, mostMinutesADay })));
    }
  },
  check: (facts, wish) => {
    const byDay = Map.groupBy(sessionsOf(facts, wish), ({ day }) => day);
    const over = [...byDay.values()].filter(({ length }) => length > wish.most).length;
    return over === 0 ? kept : unkept(`${times(over, "One day has", "% days have")} more.`);
  },
  describe: (wish) => {
    const name = whoText(wish);
    return `At most ${counted(wish.most, "session")}${name === undefined ? "" : ` of ${name}`} a day`;
  },
};
