import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createApi } from "../src/platform/api.ts";
import { describeIdentity } from "../src/platform/identity-contract.ts";
import { createServerIdentity } from "../src/platform/server-identity.ts";

const main = resolve(import.meta.dirname, "../../server/src/main.ts");
let address = "";
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "planner-identity-"));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  address = /http:\/\/\S+/.exec(String(line))?.[0] ?? "";
  stop = async () => {
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
}, 60_000);
afterAll(() => stop());

/** A browser's fetch to the running server: cookies are kept, and the page's own origin is named. */
const fetchAsBrowser = () => {
  const cookies = new Map<string, string>();
  let isOffline = false;
  const fetchPage: typeof fetch = async (path, init) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    const headers = new Headers(init?.headers);
    headers.set("origin", address);
    if (cookies.size > 0) {
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    }
    const response = await fetch(`${address}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    fetch: fetchPage,
    hasSessionHint: () => cookies.has("smartplanner_signed_in"),
    goOffline: () => {
      isOffline = true;
    },
  };
};

describeIdentity({
  name: "the identity of our own server",
  hasAccounts: true,
  newBrowser: () => {
    const { fetch: fetchPage, hasSessionHint, goOffline } = fetchAsBrowser();
    return {
      goOffline,
      open: (storage) =>
        createServerIdentity({
          api: createApi({ fetch: fetchPage }),
          storage,
          hasSessionHint,
          onWake: () => undefined,
        }),
    };
  },
});
