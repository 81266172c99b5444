import type { Browser, Page } from "@playwright/test";

export async function openDemo({
  browser,
  url,
  stored,
}: {
  readonly browser: Browser;
  readonly url: string;
  readonly stored: Readonly<Record<string, string>>;
}): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    // Animation frames are not work of the press.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { smartplanner_demo: "true", ...stored },
  );
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}
