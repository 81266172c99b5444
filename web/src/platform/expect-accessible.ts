import axe from "axe-core";
import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** What may differ between two themes of the same part. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Half faded in, a text has half its contrast. */
const finishAnimations = () => {
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
};

/** For tests: fails with every violation axe finds in the part, in both themes. */
export const expectAccessible = async (part: Locator): Promise<void> => {
  const found: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    document.documentElement.dataset.theme = theme;
    finishAnimations();
    const { violations } = await axe.run(part.element(), {
      resultTypes: ["violations"],
      preload: false,
      ...(theme === "dark" && { runOnly: { type: "rule", values: rulesOfColour } }),
    });
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${theme}, ${id}: ${target.join(" ")}`));
  }
  delete document.documentElement.dataset.theme;
  expect(found).toEqual([]);
};
