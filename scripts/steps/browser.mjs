import { existsSync } from "node:fs";
import { root, run, Stop, tool } from "../project.mjs";

/** The headless shell runs the same tests in half the time. */
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

/** Sets CHROME_PATH: given or installed, else Debian's package if we may install it, else Playwright's download. */
export async function ensureBrowser() {
  const found = (await ensureSystemBrowser()) ?? (await installWithPlaywright());
  if (found !== undefined) process.env.CHROME_PATH = found;
}

let fromSystem;

/** Needs none of our packages: runs while they are installed. */
export function ensureSystemBrowser() {
  fromSystem ??= Promise.resolve(findInstalled() ?? installWithApt());
  return fromSystem;
}

/** Only if the given files include component tests. */
export async function ensureBrowserFor(files) {
  if (files.length === 0 || files.some((file) => /web|browser|\.tsx/.test(file)))
    await ensureBrowser();
}

/** For Vitest started without our commands. */
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

/** CHROME_PATH stays unset: Playwright finds its download. */
async function installWithPlaywright() {
  console.log("Fetching Playwright's Chromium for the browser tests");
  const { code } = await tool("playwright", ["install", "chromium"], { cwd: root });
  if (code !== 0) {
    throw new Stop("No Chromium could be installed: install one and name it in CHROME_PATH.");
  }
  return undefined;
}
