import { type Browser, chromium } from "@playwright/test";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium as the tests use it; `debugPort` opens it to Lighthouse as well. */
export function launchBrowser({ debugPort }: { debugPort?: number } = {}): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: debugPort === undefined ? quiet : [...quiet, `--remote-debugging-port=${debugPort}`],
  });
}
