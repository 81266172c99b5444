import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";

export { expect };

declare global {
  interface Window {
    /** Put there by the accessibility check itself. */
    readonly axe: typeof axe;
  }
}

type Theme = "light" | "dark";

/** The two screens that every page is checked on; what is checked on both meets each theme once. */
export const devices = [
  ["a desk", { viewport: { width: 1440, height: 900 }, checkedIn: "light" }],
  ["a phone", { viewport: { width: 390, height: 844 }, checkedIn: "dark" }],
] as const;

interface Tools {
  /** The theme that accessibility is checked in. */
  checkedIn: Theme | "both";
  /** Fails with every violation axe finds in what is on the page now. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** The same on a desk in the light theme and on a phone in the dark one. */
  expectAccessibleOnAllScreens: (page?: Page) => Promise<void>;
  /** Messages a test expects in the console; every other error there fails it. */
  allowedErrors: RegExp[];
}

/** What may differ between two themes of the same page. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Every violation of the given rules, or of all, in what is on the page now. */
const findFaults = async (page: Page, rules: string[]): Promise<string[]> => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules.length > 0 && { runOnly: { type: "rule", values: rules } }),
  };
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
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

  /** An unexpected console error, page error or request to another host fails the test. */
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

  checkedIn: ["both", { option: true }],

  expectAccessibleOnAllScreens: async ({ page: own }, use) => {
    await use(async (page = own) => {
      const found: string[] = [];
      const size = page.viewportSize();
      for (const [screen, { viewport, checkedIn: colorScheme }] of devices) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const faults = await findFaults(page, []);
        found.push(...faults.map((fault) => `${screen}, ${fault}`));
      }
      if (size !== null) await page.setViewportSize(size);
      expect(found).toEqual([]);
    });
  },

  expectAccessible: async ({ page: own, checkedIn }, use) => {
    const themes: Theme[] = checkedIn === "both" ? ["light", "dark"] : [checkedIn];
    await use(async (page = own) => {
      const found: string[] = [];
      for (const [index, colorScheme] of themes.entries()) {
        // Half faded in, a text has half its contrast.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const faults = await findFaults(page, index === 0 ? [] : rulesOfColour);
        found.push(...faults.map((fault) => `${colorScheme}, ${fault}`));
      }
      expect(found).toEqual([]);
    });
  },
});
