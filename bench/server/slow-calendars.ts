import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { median } from "../median.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { ask, enter, type Person } from "./people.ts";

const adds = 11;
const slowAtOnce = 8;
const event = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270301T090000\r\nSUMMARY:Class\r\nEND:VEVENT";
const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR\r\n`;

/** Answers at once, or sends a byte a second. */
async function startHost(isSlow: boolean) {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/calendar");
    if (!isSlow) return response.end(calendar);
    const trickle = setInterval(() => response.write(" "), 1_000);
    return response.once("close", () => clearInterval(trickle));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // On TCP the address is not a string.
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Adding a calendar while others add calendars that never end. */
export async function slowCalendars(): Promise<Row[]> {
  const hosts = { slow: await startHost(true), quick: await startHost(false) };
  const product = await startProduct({
    TRUSTED_PROXY: "loopback",
    TRUSTED_CALENDAR_HOSTS: `${hosts.slow.host},${hosts.quick.host}`,
  });
  const stop = new AbortController();
  const add = (by: Person, host: keyof typeof hosts) =>
    ask(product.url, by, "/api/calendars/sources", {
      body: { address: `http://${hosts[host].host}/`, timeZone: "UTC" },
      signal: stop.signal,
    });
  const addAgain = async (by: Person): Promise<void> => {
    while (!stop.signal.aborted) await add(by, "slow").catch(() => undefined);
  };
  const slow: Person[] = [];
  const medianBeside = async (accounts: number) => {
    while (slow.length < accounts) {
      const person = await enter(product.url, `203.0.113.${slow.length + 1}`);
      slow.push(person);
      for (let nr = 0; nr < slowAtOnce; nr += 1) void addAgain(person);
    }
    const other = await enter(product.url, `198.51.100.${accounts + 1}`);
    const waits: number[] = [];
    for (let nr = 0; nr < adds; nr += 1) {
      const began = performance.now();
      const { status } = await add(other, "quick");
      if (status !== 200) throw new Error(`A calendar was answered with ${status}.`);
      waits.push(performance.now() - began);
    }
    return { figure: median(waits), worst: Math.max(...waits) };
  };
  try {
    const alone = await medianBeside(0);
    const rows: Row[] = [];
    for (const accounts of [1, 6]) {
      const { figure, worst } = await medianBeside(accounts);
      rows.push({
        topic: "server",
        row: `others' "add a calendar" beside ${accounts} with a slow host`,
        unit: "ms",
        ...{ figure, reference: alone.figure, ratio: figure / alone.figure },
        note: `worst ${worst.toFixed(0)} ms, alone ${alone.worst.toFixed(0)}; ${slowAtOnce} requests of each`,
      });
    }
    return rows;
  } finally {
    stop.abort();
    await product.stop();
    for (const { server } of Object.values(hosts)) {
      server.closeAllConnections();
      server.close();
    }
  }
}
