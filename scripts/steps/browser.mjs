import { existsSync } from "node:fs";
import { root, run, Stop, tool } from "../project.mjs";

/** The shell opens no windows of a desk around its pages: the same tests in half the time. */
const debianPackages = ["chromium-headless-shell", "chromium"];

const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds a Chromium for the tests and names it in CHROME_PATH: the one given or installed, else
 * Debian's package when we may install it, else Playwright's own download.
 */
export async function ensureBrowser() {
  const found = (await ensureSystemBrowser()) ?? (await installWithPlaywright());
  if (found !== undefined) process.env.CHROME_PATH = found;
}

let fromSystem;

/** The part of it that needs none of our packages: it runs while they are installed. */
export function ensureSystemBrowser() {
  fromSystem ??= Promise.resolve(findInstalled() ?? installWithApt());
  return fromSystem;
}

/** The same where tests of the interface are among those that are asked for; none asks for all. */
export async function ensureBrowserFor(files) {
  if (files.length === 0 || files.some((file) => /web|browser|\.tsx/.test(file)))
    await ensureBrowser();
}

/** Vitest may be started without our commands, and looks for itself. */
export function findInstalled() {
  return [process.env.CHROME_PATH, ...installed].find((path) => path && existsSync(path));
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium for the browser tests");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env, quiet: true });
  for (const name of debianPackages) {
    const args = ["install", "-y", "-qq", "--no-install-recommends", name];
    const { code } = await run("apt-get", args, { env, quiet: true });
    if (code === 0) break;
  }
  return findInstalled();
}

/** Leaves CHROME_PATH unset: Playwright finds its own download by itself. */
async function installWithPlaywright() {
  console.log("Fetching Playwright's Chromium for the browser tests");
  const { code } = await tool("playwright", ["install", "chromium"], { cwd: root });
  if (code !== 0) {
    throw new Stop("No Chromium could be installed: install one and name it in CHROME_PATH.");
  }
  return undefined;
}
