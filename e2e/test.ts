import { test as base, expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";

export { expect };

declare global {
  interface Window {
    /** Injected by the accessibility check. */
    readonly axe: typeof axe;
  }
}

/** Every page is checked on both screens, one theme each. */
export const devices = [
  ["a desk", { viewport: { width: 1440, height: 900 }, colorScheme: "light" }],
  ["a phone", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
] as const;

interface Tools {
  /** Fails on every axe violation in both themes: in the given part, else the open dialog, else the page. */
  expectAccessible: (part?: Locator) => Promise<void>;
  /** On a desk in the light theme and on a phone in the dark one. */
  expectAccessibleOnAllScreens: (part?: Locator) => Promise<void>;
  /** Expected console messages; every other error fails the test. */
  allowedErrors: RegExp[];
}

/** Rules that depend on the theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** The given rules, or all. */
const findFaults = async (page: Page, part: Locator | undefined, rules: string[]) => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    // No rule used reads style sheets.
    preload: false,
    ...(rules.length > 0 && { runOnly: { type: "rule", values: rules } }),
  };
  const violations = await (part ?? page.locator("html")).evaluate(async (root, given) => {
    const isWhole = root === document.documentElement;
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const found = await window.axe.run(isWhole ? (dialog ?? root) : root, given);
    return found.violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
};

export const test = base.extend<Tools>({
  baseURL: async ({ browserName: _ }, use, info) => {
    const url = process.env[String(info.project.metadata.server)];
    base.skip(url === undefined, "no PostgreSQL server could be had");
    await use(url);
  },

  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const part = () => 1 + Math.floor(Math.random() * 254);
    await use({ "X-Forwarded-For": `10.${part()}.${part()}.${part()}` });
  },

  allowedErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },

  /** A console error, page error or request to another host fails the test. */
  page: async ({ page, baseURL, allowedErrors }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      const isMismatch = message.text().startsWith("The prerendered page differs");
      if (message.type() === "error" || isMismatch) problems.push(`console: ${message.text()}`);
    });
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== baseURL) {
        problems.push(`request to another host: ${request.url()}`);
      }
    });
    await use(page);
    const unexpected = problems.filter((text) => !allowedErrors.some((known) => known.test(text)));
    expect(unexpected).toEqual([]);
  },

  expectAccessibleOnAllScreens: async ({ page }, use) => {
    await use(async (part) => {
      const found: string[] = [];
      const size = page.viewportSize();
      for (const [screen, { viewport, colorScheme }] of devices) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const faults = await findFaults(page, part, []);
        found.push(...faults.map((fault) => `${screen}, ${fault}`));
      }
      if (size !== null) await page.setViewportSize(size);
      expect(found).toEqual([]);
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (part) => {
      const found: string[] = [];
      for (const colorScheme of ["light", "dark"] as const) {
        // A half-faded text has half its contrast.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const faults = await findFaults(page, part, colorScheme === "light" ? [] : rulesOfColour);
        found.push(...faults.map((fault) => `${colorScheme}, ${fault}`));
      }
      expect(found).toEqual([]);
    });
  },
});
