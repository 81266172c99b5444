import type { TaskWish } from "../wish.ts";
import { unkept } from "./checking.ts";
import { holdsAlways } from "./days.ts";
import { label, minutesADay, optional, when } from "./fields.ts";
import type { Kind } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";
import { withWhen } from "./words.ts";

export const task: Kind<TaskWish> = {
  fields: { ...when, label, minutes: optional(minutesADay) },
  apply: () => undefined,
  check: () =>
    unkept("A plan holds subjects. Add it as a subject, or keep the time free as a commitment."),
  describe: (wish) => {
    const { minutes } = wish;
    const what = minutes === undefined ? wish.label : `${wish.label}, ${spokenMinutes(minutes)}`;
    return `${withWhen(what, wish)}${holdsAlways(wish) ? " each day" : ""}`;
  },
};
