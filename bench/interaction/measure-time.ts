import type { Browser } from "@playwright/test";
import { median } from "../median.ts";
import { mainThread } from "./main-thread.ts";
import { openDemo } from "./open-demo.ts";

const tries = 5;
const dayLength = 86_400_000;

/** A year of six subjects, a little over eight records a day. */
const logOf = (records: number): string =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: records }, (_, index) => {
        const day = new Date(Date.now() - Math.floor((index * 365) / records) * dayLength);
        return [
          `record-${index}`,
          {
            subject: `Subject ${(index % 6) + 1}`,
            stretches: [
              {
                day: day.toISOString().slice(0, 10),
                startMinute: 480 + (index % 9) * 75,
                seconds: 1_500 + (index % 5) * 600,
              },
            ],
            plannedMinutes: 45,
            source: "timer",
          },
        ];
      }),
    ),
  );

/** Processor time from the press on "Your time" until it settles. */
export async function measureTime({
  browser,
  url,
  records,
}: {
  readonly browser: Browser;
  readonly url: string;
  readonly records: number;
}): Promise<number> {
  const samples: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const page = await openDemo({ browser, url, stored: { smartplanner_log: logOf(records) } });
    const threadTime = await mainThread(page);
    await page.getByRole("button", { name: "Open sidebar" }).click();
    const link = page.getByRole("link", { name: "Your time" });
    await link.waitFor();
    await page.waitForTimeout(500);
    const before = await threadTime();
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Your time" }).waitFor();
    await page.waitForTimeout(700);
    samples.push((await threadTime()) - before);
    await page.context().close();
  }
  return median(samples);
}
