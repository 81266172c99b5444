import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { LightWish } from "../wish.ts";
import { countDays, kept, onDays, times, unkept } from "./checking.ts";
import { holdsAlways } from "./days.ts";
import type { Kind } from "./kind.ts";
import { saidWhen } from "./precedence.ts";
import { spokenMinutes } from "./spoken.ts";
import { whenText } from "./words.ts";

/** A lighter day has half of the usual hours; a light load on all days three quarters. */
const part = { some: 0.5, all: 0.75 } as const;
const least = 30;
const step = 15;

const lightMinutes = ({ hoursPerDay }: AdvancedInputs, wish: LightWish): number => {
  const usual = Math.min(hoursPerDay * 60, minutesPerDay);
  const minutes = usual * (holdsAlways(wish) ? part.all : part.some);
  return Math.max(Math.round(minutes / step) * step, least);
};

export const light: Kind<"light"> = {
  apply: ({ inputs, limits }, wishes) => {
    for (const wish of wishes)
      limits.push({
        ...saidWhen(wish, inputs),
        minutes: lightMinutes(inputs, wish),
        does: "lowers",
      });
  },
  check: (facts, wish) => {
    const most = lightMinutes(facts.asked, wish);
    const over = countDays(
      facts,
      (sessions) => onDays(facts, wish, sessions).length > 0 && totalMinutes(sessions) > most,
    );
    return over === 0
      ? kept
      : unkept(`${times(over, "One day has", "% days have")} more than ${spokenMinutes(most)}.`);
  },
  describe: (wish) => {
    const time = whenText(wish);
    return time === "" ? "A light load" : `Lighter ${time}`;
  },
  isSoft: true,
};
