import type { Browser } from "@playwright/test";

export interface PageWeight {
  readonly script: number;
  readonly total: number;
  readonly requests: number;
  readonly elsewhere: number;
}

/** `data:` and `blob:` have no host. */
const leavesHost = ({ from, to }: { from: string; to: string }): boolean => {
  const { protocol, host } = new URL(to);
  return protocol.startsWith("http") && host !== new URL(from).host;
};

/** Bytes on the wire until the network is idle. */
export async function weighPage({
  browser,
  url,
  demo,
}: {
  browser: Browser;
  url: string;
  demo: boolean;
}): Promise<PageWeight> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  if (demo) await page.addInitScript(() => localStorage.setItem("smartplanner_demo", "true"));
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const kinds = new Map<string, string>();
  const weight = { script: 0, total: 0, requests: 0, elsewhere: 0 };
  wire.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    weight.requests += 1;
    if (leavesHost({ from: url, to: response.url })) weight.elsewhere += 1;
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.total += encodedDataLength;
    if (kinds.get(requestId) === "Script") weight.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return weight;
}
