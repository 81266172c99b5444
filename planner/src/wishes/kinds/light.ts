import { minutesPerDay } from "../../time/clock-time.ts";
import type { LightWish } from "../wish.ts";
import { kept } from "./checking.ts";
import { holdsAlways } from "./days.ts";
import { when } from "./fields.ts";
import type { Kind } from "./kind.ts";
import { whenText } from "./words.ts";

/** A lighter day has half of the usual hours; a light load on all days three quarters. */
const part = { some: 0.5, all: 0.75 } as const;
const least = 30;
const step = 15;

export const light: Kind<LightWish> = {
  fields: when,
  apply: ({ inputs, limits }, wishes) => {
    const usual = Math.min(inputs.hoursPerDay * 60, minutesPerDay);
    for (const wish of wishes) {
      const minutes = usual * (holdsAlways(wish) ? part.all : part.some);
      limits.push({
        when: wish,
        minutes: Math.max(Math.round(minutes / step) * step, least),
        does: "lowers",
      });
    }
  },
  check: () => kept,
  describe: (wish) => {
    const time = whenText(wish);
    return time === "" ? "A light load" : `Lighter ${time}`;
  },
  isSoft: true,
};
