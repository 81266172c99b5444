import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "./people.ts";
import { type Letter, send } from "./send.ts";

/** Between two tries of one loop: whoever is told to come back later does not. */
const pauseMs = 20;
const streams = 30;
const heldUploads = 20;

const textOf = (bytes: number) => {
  const rows = "Monday,09:00,10:00,Mathematics\r\n".repeat(Math.ceil(bytes / 32));
  const head = `--x\r\ncontent-disposition: form-data; name="schedule"; filename="week.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  return `${head}Day,Start,End,Subject\r\n${rows}\r\n--x--\r\n`;
};

const upload = Buffer.from(textOf(512 * 1024));

const heavyPlan = {
  subjects: Array.from({ length: 60 }, (_, nr) => ({
    name: `Subject ${nr}`,
    examDate: `2027-06-${String((nr % 28) + 1).padStart(2, "0")}`,
  })),
  availableHoursPerDay: 8,
  customPrompt: "",
  modelType: "pro",
  today: "2027-03-01",
  minuteOfDay: 480,
  grid: {},
  commitments: [],
};

const manyWords = "No chemistry on Fridays, please, and maths in the morning. "
  .repeat(68)
  .slice(0, 4_000);

/** Stamps may be five minutes ahead: more than are taken in a round can lie ready before it. */
const preparedPushes = 60;
const rowsOfPush = 500;

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));

const manyTicks = (user: string, nr: number) =>
  bytesOf({
    protocol: 1,
    user,
    device: "device01",
    cursor: 0,
    changes: Array.from({ length: rowsOfPush }, (_, row) => ({
      register: `progress/hostile ${nr % 20} ${row}`,
      stamp: `00${Date.now() + nr}-00000-device01`,
      value: String(nr % 2 === 0),
    })),
  });

const deeds = [
  "ticks",
  "digests",
  "exports",
  "history",
  "plans",
  "passwords",
  "uploads",
  "streams",
  "held",
] as const;
type Deed = (typeof deeds)[number];

/** `BENCH_DEEDS=plans,exports`: those alone, to find out which of them is felt. */
const named = process.env.BENCH_DEEDS?.split(",");
const chosen = deeds.filter((deed) => named?.includes(deed) ?? true);

/**
 * Everything that costs, all at once and again and again, by one account at one address. What is sent
 * lies ready before: `begin` costs its sender as little as can be.
 */
export function prepareAttack(url: URL, person: Person) {
  const pushes = Array.from({ length: preparedPushes }, (_, nr) => manyTicks(person.uid, nr));
  let pushed = 0;
  const push = (): Letter => {
    pushed += 1;
    const body = pushes[pushed % preparedPushes];
    return { path: "/api/workspace/sync", ...(body === undefined ? {} : { body }) };
  };
  const always = (letter: Letter) => () => letter;
  const digest = { protocol: 1, user: person.uid, device: "device01", cursor: 0, changes: [] };
  const plan = (customPrompt: string) =>
    always({
      path: "/api/timetable/generate-smart",
      body: bytesOf({ ...heavyPlan, customPrompt }),
    });
  /** From a browser of its own: one that is signed in already would be signed out by it, and harmless. */
  const signIn = (password: string) =>
    always({ path: signInPath, body: bytesOf({ email: person.email, password }) });
  const download = always({ path: "/api/account/export" });
  const letters: Readonly<Record<Deed, readonly (() => Letter)[]>> = {
    ticks: [push, push],
    digests: [always({ path: "/api/workspace/sync", body: bytesOf({ ...digest, digest: "x" }) })],
    exports: [download, download],
    history: [always({ path: "/api/workspace/history" })],
    plans: [plan(""), plan(manyWords)],
    passwords: [signIn(person.password), signIn("not this one")],
    uploads: [
      always({
        path: "/api/schedule/upload",
        body: upload,
        type: "multipart/form-data; boundary=x",
      }),
    ],
    streams: Array.from({ length: streams }, () => always({ path: "/api/workspace/events" })),
    held: [],
  };

  const holdUpload = () => {
    const { hostname, port } = url;
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    socket.write(
      `POST /api/schedule/upload HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${person.address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n`,
    );
    socket.write(upload.subarray(0, -10));
    return socket;
  };

  return {
    /** Gives the way to leave off, which tells how many requests were answered, and how many of them let in. */
    begin: () => {
      let isOver = false;
      let answered = 0;
      let letIn = 0;
      const agent = new Agent({ keepAlive: true });
      const loop = async (next: () => Letter) => {
        while (!isOver) {
          const letter = next();
          const by = letter.path === signInPath ? { ...person, cookie: "" } : person;
          const status = await send({ agent, url, by, ...letter }).catch(() => undefined);
          if (status !== undefined) answered += 1;
          if (status !== undefined && status < 400) letIn += 1;
          await wait(pauseMs);
        }
      };
      const running = chosen.flatMap((deed) => letters[deed].map(loop));
      const sockets: Socket[] = chosen.includes("held")
        ? Array.from({ length: heldUploads }, holdUpload)
        : [];
      return async () => {
        isOver = true;
        agent.destroy();
        for (const socket of sockets) socket.destroy();
        await Promise.all(running);
        return { answered, letIn };
      };
    },
  };
}

const signInPath = "/api/account/sign-in";
