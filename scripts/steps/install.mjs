import { npm } from "../npm.mjs";
import { Stop } from "../project.mjs";
import { fingerprint, isFresh, stamp } from "../stamp.mjs";

export async function ensureInstalled() {
  const print = fingerprint(["package-lock.json"], `${process.platform}-${process.arch}`);
  if (isFresh("install", print, "node_modules")) return;
  console.log("Installing dependencies (a minute or two, only after a change)");
  const { code } = await npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    throw new Stop(
      "Installing the dependencies failed: check the network and run the same command again.",
    );
  }
  stamp("install", print);
}
