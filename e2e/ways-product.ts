import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressPrintedBy, startBeside, startServer, stopped } from "./server-processes.ts";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** With mail, passkeys and a provider. Passkeys and redirects need a known address. */
export async function startWaysProduct() {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-ways-"));
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const child of running.reverse()) await stopped(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const others = startBeside("ways-server.ts", address);
    running.push(others);
    const mailbox = await addressPrintedBy(others);
    const told = await fetch(`${mailbox}/environment`);
    const own = { DATA_DIR: folder, PORT: String(port) };
    const server = startServer({ ...(await told.json()), ...own });
    running.push(server);
    await addressPrintedBy(server);
    return { address, mailbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
