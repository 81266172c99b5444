import axe from "axe-core";
import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Rules that depend on the theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** A half-faded text has half its contrast. */
const finishAnimations = () => {
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
};

/** axe checks everything visible: hide the rest meanwhile. */
const hideAllBut = (part: Element): (() => void) => {
  const shown: [HTMLElement, string][] = [];
  for (let inner = part; inner.parentElement !== null; inner = inner.parentElement)
    for (const beside of inner.parentElement.children)
      if (beside !== inner && beside instanceof HTMLElement)
        shown.push([beside, beside.style.visibility]);
  for (const [each] of shown) each.style.visibility = "hidden";
  return () => {
    for (const [each, before] of shown) each.style.visibility = before;
  };
};

/** Fails on every axe violation in the part, in both themes. */
export const expectAccessible = async (part: Locator): Promise<void> => {
  const found: string[] = [];
  const element = part.element();
  const showAll = hideAllBut(element);
  try {
    for (const theme of ["light", "dark"] as const) {
      document.documentElement.dataset.theme = theme;
      finishAnimations();
      const { violations } = await axe.run(element, {
        resultTypes: ["violations"],
        preload: false,
        ...(theme === "dark" && { runOnly: { type: "rule", values: rulesOfColour } }),
      });
      for (const { id, nodes } of violations)
        found.push(...nodes.map(({ target }) => `${theme}, ${id}: ${target.join(" ")}`));
    }
  } finally {
    showAll();
    delete document.documentElement.dataset.theme;
  }
  expect(found).toEqual([]);
};
