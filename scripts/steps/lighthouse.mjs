import { resolve } from "node:path";
import { npm } from "../npm.mjs";
import { root, Stop } from "../project.mjs";
import { fingerprint, isFresh, stamp } from "../stamp.mjs";

const home = "bench/page/lighthouse";

/** Beside its topic: nothing else needs its packages. */
export async function ensureLighthouse() {
  const print = fingerprint([`${home}/package-lock.json`]);
  if (isFresh("lighthouse", print, `${home}/node_modules`)) return;
  console.log("Installing Lighthouse (only after a change)");
  const { code } = await npm(["ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: resolve(root, home),
  });
  if (code !== 0)
    throw new Stop(
      "Installing Lighthouse failed: check the network and run the same command again.",
    );
  stamp("lighthouse", print);
}
