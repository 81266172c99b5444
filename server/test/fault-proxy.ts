import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Fault = "none" | "refuse" | "freeze";

export interface FaultProxy {
  readonly url: string;
  /**
   * "refuse" resets every connection, old and new; "freeze" keeps them open and loses their data.
   */
  readonly set: (fault: Fault) => void;
  readonly close: () => Promise<void>;
}

/** A proxy between the server and a real database that breaks the connection on demand. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<{ readonly inner: Socket; readonly outer: Socket }>();
  let fault: Fault = "none";

  const proxy = createServer((outer) => {
    outer.on("error", () => undefined);
    if (fault === "refuse") {
      outer.resetAndDestroy();
      return;
    }
    const inner = connect(Number(port), hostname);
    inner.on("error", () => undefined);
    const pair = { inner, outer };
    pairs.add(pair);
    const pass = (to: Socket) => (chunk: Buffer) => {
      if (fault === "none") to.write(chunk);
    };
    outer.on("data", pass(inner)).on("close", () => inner.destroy());
    inner.on("data", pass(outer)).on("close", () => {
      outer.destroy();
      pairs.delete(pair);
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const url = new URL(target);
  url.port = typeof address === "object" && address ? String(address.port) : "";

  const drop = () => {
    for (const { inner, outer } of pairs) {
      outer.resetAndDestroy();
      inner.destroy();
    }
  };
  return {
    url: url.href,
    set: (next) => {
      fault = next;
      if (next === "refuse") drop();
    },
    close: async () => {
      drop();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
