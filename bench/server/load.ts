import autocannon from "autocannon";

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

const connections = 20;
export const syncPath = "/api/workspace/sync";

let made = 0;
const cursors = new Map<string, number>();

/** One tick, as a device sends it. */
export const tick = (url: string, users: number) => {
  made += 1;
  const user = `user${made % users}`;
  const stamp = `00${Date.now()}-${String(made % 100_000).padStart(5, "0")}-device01`;
  const register = `progress/05-March-2027-Subject ${Math.floor(made / users) % 50}`;
  const device = `${url} ${user}`;
  const cursor = cursors.get(device) ?? 0;
  // Each tick takes the user's next sequence number.
  cursors.set(device, cursor + 1);
  return {
    headers: { "content-type": "application/json", "x-test-user": user },
    body: JSON.stringify({
      protocol: 1,
      user,
      device: "device01",
      cursor,
      changes: [{ register, stamp, value: "true" }],
    }),
  };
};

/** A hundred users over twenty connections. */
export async function measureTicks(url: string, seconds: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: syncPath,
        setupRequest: (request) => ({ ...request, ...tick(url, 100) }),
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}
