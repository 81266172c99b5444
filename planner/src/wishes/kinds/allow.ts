import { kept } from "./checking.ts";
import type { Kind } from "./kind.ts";
import { off } from "./off.ts";
import { capital, whenText, whoText } from "./words.ts";

export const allow: Kind<"allow"> = {
  apply: ({ inputs }, wishes) => {
    // A day that may be used is no free day of the week.
    if (wishes.some(({ weekdays, subjects }) => weekdays !== undefined && subjects === undefined))
      inputs.restDays = "none";
  },
  check: () => kept,
  describe: (wish) => {
    const [name, time] = [whoText(wish), whenText(wish)];
    if (time === "") return `${capital(name ?? "everything")} stays in the plan`;
    return `${capital(name ?? "study")} ${time} is fine`;
  },
  isSoft: true,
  // It takes back what was kept free at the same time.
  topic: (wish) => off.topic?.({ ...wish, kind: "off" }),
};
