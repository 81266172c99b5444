import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "./people.ts";
import { type Letter, send } from "./send.ts";

/** A hostile client: with an account, without one, or with invented cookies. */
const [address = "", kind = "", given = ""] = process.argv.slice(2);
const url = new URL(address);
const person: Person = JSON.parse(given);
const pauseMs = 10;

const json = (path: string, value: unknown): Letter => ({
  path,
  body: Buffer.from(JSON.stringify(value)),
});
const get = (path: string): Letter => ({ path });

const rows = "Monday,09:00,10:00,Mathematics\r\n".repeat(16_000);
const upload: Letter = {
  path: "/api/schedule/upload",
  type: "multipart/form-data; boundary=x",
  body: Buffer.from(
    `--x\r\ncontent-disposition: form-data; name="schedule"; filename="week.csv"\r\n\r\nDay,Start,End,Subject\r\n${rows}\r\n--x--\r\n`,
  ),
};

const plan = (customPrompt: string) =>
  json("/api/timetable/generate-smart", {
    subjects: Array.from({ length: 60 }, (_, nr) => ({
      name: `Subject ${nr}`,
      examDate: `2027-06-${String((nr % 28) + 1).padStart(2, "0")}`,
    })),
    ...{ availableHoursPerDay: 8, customPrompt, modelType: "pro" },
    ...{ today: "2027-03-01", minuteOfDay: 480, grid: {}, commitments: [] },
  });
const words = plan("No chemistry on Fridays, and maths in the morning. ".repeat(75));

const sync = (changes: readonly unknown[]) =>
  json("/api/workspace/sync", {
    ...{ protocol: 1, user: person.uid, device: "device01", cursor: 0, changes },
  });
let pushes = 0;
const push = () => {
  pushes += 1;
  const changes = Array.from({ length: 500 }, (_, row) => ({
    register: `progress/hostile ${pushes % 20} ${row}`,
    stamp: `00${Date.now()}-${String(pushes % 100_000).padStart(5, "0")}-device01`,
    value: String(pushes % 2 === 0),
  }));
  return sync(changes);
};
const signIn = (email: string, password: string) =>
  json("/api/account/sign-in", { email, password });
const pages = ["/", "/login", "/assets/none.js", "/feed/abcdefghijklmnopqrstuv.ics"].map(get);

const always = (letter: Letter) => () => letter;
const deeds: Readonly<Record<string, readonly (() => Letter)[]>> = {
  account: [
    ...[push, push, always(sync([])), always(plan("")), always(words), always(upload)],
    always(get("/api/account/export")),
    ...Array.from({ length: 20 }, () => always(get("/api/workspace/events"))),
    always(signIn(person.email, "not this one")),
  ],
  address: [
    ...[...pages, ...pages, plan(""), words, upload, get("/api/account/session")].map(always),
    () => signIn(`${randomUUID()}@example.org`, "not this one"),
  ],
  cookies: [
    ...[...pages, get("/api/account/session"), get("/api/account/session")].map(always),
    ...[get("/api/account/export"), sync([])].map(always),
  ],
};

const cookie = () =>
  ({ account: person.cookie, cookies: `smartplanner_session=${randomUUID()}` })[kind] ?? "";

const agent = new Agent({ keepAlive: true });
const loop = async (next: () => Letter) => {
  for (;;) {
    const letter = next();
    const by = { cookie: letter.path.endsWith("sign-in") ? "" : cookie(), address: person.address };
    await send({ agent, url, by, ...letter }).catch(() => undefined);
    await wait(pauseMs);
  }
};

// At low priority, as if it were another machine.
setPriority(constants.priority.PRIORITY_LOW);
process.on("disconnect", () => process.exit(0));
await Promise.all((deeds[kind] ?? []).map(loop));
