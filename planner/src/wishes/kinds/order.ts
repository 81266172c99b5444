import { listed } from "../../model/listed.ts";
import { countDays, kept, times, unkept } from "./checking.ts";
import type { Kind } from "./kind.ts";

export const order: Kind<"order"> = {
  // The order within a day is made when its sessions are arranged.
  apply: () => undefined,
  check: (facts, { first, second }) => {
    const wrong = countDays(facts, (sessions) => {
      const starts = (named: readonly string[]): readonly number[] =>
        sessions.flatMap(({ subject, start }) =>
          named.includes(subject) && start !== undefined ? [start] : [],
        );
      const [one, two] = [starts(first), starts(second)];
      return one.length > 0 && two.length > 0 && Math.min(...two) < Math.max(...one);
    });
    return wrong === 0
      ? kept
      : unkept(`On ${times(wrong, "one day", "% days")} the order is another one.`);
  },
  describe: ({ first, second }) => `${listed(first)} before ${listed(second)} on each day`,
  faults:
    ({ first, second }) =>
    (row) =>
      row.filter(
        ({ subject }, index) =>
          second.includes(subject) &&
          row.slice(index + 1).some((later) => first.includes(later.subject)),
      ).length,
};
