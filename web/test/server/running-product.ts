import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../../server/test/free-port.ts";
import { bareEnvironment } from "../../../server/test/server-process.ts";

interface ProductInput {
  /** Missing for the embedded database. */
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly port?: number;
}

const server = (path: string) => resolve(import.meta.dirname, "../../../server", path);

/** Nothing if it ends before. */
const printed = async (child: ChildProcess): Promise<string | undefined> => {
  const line = child.stdout === null ? [] : once(child.stdout, "data");
  const [text] = await Promise.race([line, once(child, "close").then(() => [""])]);
  return /\b(?:https?|postgres(?:ql)?):\/\/\S+/.exec(String(text))?.[0];
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
};

/** A helper of the server's tests, in its own process. */
export const startHelper = async (name: string, args: readonly string[] = []) => {
  const child = spawn(process.execPath, [server(`test/${name}.ts`), ...args], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const address = await printed(child);
  return { address, stop: () => ended(child) };
};

export const startProduct = async ({ databaseUrl, environment, port = 0 }: ProductInput = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "planner-identity-"));
  const child = spawn(process.execPath, [server("src/main.ts")], {
    env: {
      ...bareEnvironment,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = (await printed(child)) ?? "";
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true });
  };
  return { address, stop };
};

/** With a provider and without passwords. */
export const startHostedProduct = async ({ databaseUrl }: Pick<ProductInput, "databaseUrl">) => {
  const port = await freePort("localhost");
  const publicUrl = `http://localhost:${port}`;
  const provider = await startHelper("provider-server", [publicUrl]);
  const product = await startProduct({
    port,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    environment: {
      PUBLIC_URL: publicUrl,
      PASSWORDS: "off",
      OIDC_ISSUER: provider.address ?? "",
      OIDC_CLIENT_ID: "smart-planner",
      OIDC_CLIENT_SECRET: "a secret of the tests",
    },
  });
  const stop = async () => {
    await product.stop();
    await provider.stop();
  };
  return { address: publicUrl, stop };
};

/** Keeps cookies and sends the page's origin. */
export const fetchAsBrowser = (address: () => string) => {
  const cookies = new Map<string, string>();
  let isOffline = false;
  const fetchPage: typeof fetch = async (path, init) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    const headers = new Headers(init?.headers);
    headers.set("origin", address());
    if (cookies.size > 0) {
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    }
    const response = await fetch(new URL(String(path), address()), { ...init, headers });
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
