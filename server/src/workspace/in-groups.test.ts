import { expect, it, vi } from "vitest";
import { inGroups } from "./in-groups.ts";

it("what comes while a group is under way is the next one, at most so many at a time", async () => {
  const run = vi.fn(async (group: readonly number[]) => group.map((item) => item * 2));
  const doubled = inGroups({ mostAtOnce: 3, run });
  expect(await Promise.all([1, 2, 3, 4, 5].map(doubled))).toEqual([2, 4, 6, 8, 10]);
  expect(run.mock.calls).toEqual([[[1, 2, 3]], [[4, 5]]]);
});

it("what fails for one does not fail for the others who were with it", async () => {
  const doubled = inGroups<number, number>({
    mostAtOnce: 9,
    run: async (group) => {
      if (group.includes(2)) throw new Error("no twos");
      return group.map((item) => item * 2);
    },
  });
  const [one, two, three] = await Promise.allSettled([1, 2, 3].map(doubled));
  expect(one).toMatchObject({ value: 2 });
  expect(two).toMatchObject({ reason: new Error("no twos") });
  expect(three).toMatchObject({ value: 6 });
});
