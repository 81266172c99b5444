import { minutesPerDay } from "../../time/clock-time.ts";
import { sessionsOf, unlessAny } from "./checking.ts";
import { isAboutAll } from "./drafting.ts";
import type { Kind } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";
import { whoText } from "./words.ts";

export const session: Kind<"session"> = {
  apply: ({ inputs: { wishes } }, asked) => {
    for (const { least, most } of asked.filter(isAboutAll)) {
      if (least !== undefined) wishes.minSessionLength = least;
      if (most !== undefined) wishes.maxSessionLength = most;
    }
  },
  check: (facts, wish) => {
    const { least = 0, most = minutesPerDay } = wish;
    return unlessAny(
      sessionsOf(facts, wish).filter(({ minutes }) => minutes > most || minutes < least),
      "is longer or shorter",
      "are longer or shorter",
    );
  },
  describe: ({ least, most, ...rest }) => {
    const name = whoText(rest);
    const of = name === undefined ? "" : ` for ${name}`;
    if (least !== undefined && least === most) return `Sessions of ${spokenMinutes(least)}${of}`;
    if (least !== undefined && most !== undefined)
      return `Sessions of ${spokenMinutes(least)} to ${spokenMinutes(most)}${of}`;
    return least !== undefined
      ? `Sessions of at least ${spokenMinutes(least)}${of}`
      : `Sessions of at most ${spokenMinutes(most ?? 0)}${of}`;
  },
  topic: ({ kind, subjects, level, least, most }) => [
    kind,
    subjects,
    level,
    most === undefined,
    least === undefined,
  ],
};
