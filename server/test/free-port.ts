import { once } from "node:events";
import { createServer } from "node:net";

/** A port that was free a moment ago, for a process that must get its port in advance. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}
