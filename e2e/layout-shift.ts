import type { Page } from "@playwright/test";

/** Sums layout shifts from the start. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.shift ??= "0";
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = { ...(entry.toJSON() as object) } as {
          value?: number;
          hadRecentInput?: boolean;
        };
        const { dataset } = document.documentElement;
        if (!hadRecentInput) dataset.shift = String(Number(dataset.shift ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shift));
