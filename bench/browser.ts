import { type Browser, chromium } from "@playwright/test";
import { quietChromium } from "../server/test/quiet-chromium.ts";

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
