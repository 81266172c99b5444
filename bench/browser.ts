import { type Browser, chromium } from "@playwright/test";
import { quietChromium } from "../server/test/quiet-chromium.ts";

/** Chromium as the tests use it; `debugPort` opens it to Lighthouse as well. */
export function launchBrowser({ debugPort }: { debugPort?: number } = {}): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args:
      debugPort === undefined
        ? [...quietChromium]
        : [...quietChromium, `--remote-debugging-port=${debugPort}`],
  });
}
