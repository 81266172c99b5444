import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ask, type Person } from "./people.ts";

/** Between two tries of one loop: whoever is told to come back later does not. */
const pauseMs = 20;
const streams = 30;
const heldUploads = 20;

const textOf = (bytes: number) => {
  const rows = "Monday,09:00,10:00,Mathematics\r\n".repeat(Math.ceil(bytes / 32));
  const head = `--x\r\ncontent-disposition: form-data; name="schedule"; filename="week.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  return `${head}Day,Start,End,Subject\r\n${rows}\r\n--x--\r\n`;
};

const upload = textOf(512 * 1024);

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

let count = 0;
const manyTicks = ({ uid }: Person) => {
  count += 1;
  const stamp = `00${Date.now()}-${String(count % 100_000).padStart(5, "0")}-device01`;
  const changes = Array.from({ length: 500 }, (_, nr) => ({
    register: `progress/hostile ${count % 20} ${nr}`,
    stamp,
    value: String(count % 2 === 0),
  }));
  return { protocol: 1, user: uid, device: "device01", cursor: 0, changes };
};

const digest = ({ uid }: Person) => ({
  protocol: 1,
  user: uid,
  device: "device01",
  cursor: 0,
  changes: [],
  digest: "x",
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

/** Everything that costs, all at once and again and again, by one account at one address. */
export function attack(url: string, person: Person) {
  let isOver = false;
  const stop = new AbortController();
  const sockets: Socket[] = [];
  const post = (path: string, body: unknown) =>
    ask(url, person, path, { body, signal: stop.signal });
  const get = (path: string) => ask(url, person, path, { signal: stop.signal });
  /** From a browser of its own: one that is signed in already would be signed out by it, and harmless. */
  const signIn = (password: string) =>
    ask(url, { ...person, cookie: "" }, "/api/account/sign-in", {
      body: { email: person.email, password },
      signal: stop.signal,
    });

  const tick = () => post("/api/workspace/sync", manyTicks(person));
  const plan = () => post("/api/timetable/generate-smart", heavyPlan);
  const speak = () =>
    post("/api/timetable/generate-smart", { ...heavyPlan, customPrompt: manyWords });
  const download = () => get("/api/account/export");
  const sendFile = () =>
    ask(url, person, "/api/schedule/upload", {
      text: upload,
      type: "multipart/form-data; boundary=x",
      signal: stop.signal,
    });
  const listen = () => get("/api/workspace/events");
  const tries: Readonly<Record<Deed, readonly (() => Promise<unknown>)[]>> = {
    ticks: [tick, tick],
    digests: [() => post("/api/workspace/sync", digest(person))],
    exports: [download, download],
    history: [() => get("/api/workspace/history")],
    plans: [plan, speak],
    passwords: [() => signIn(person.password), () => signIn("not this one")],
    uploads: [sendFile],
    streams: Array.from({ length: streams }, () => listen),
    held: [],
  };

  const loop = async (attempt: () => Promise<unknown>) => {
    while (!isOver) {
      await attempt().catch(() => undefined);
      await wait(pauseMs);
    }
  };

  const holdUpload = () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    sockets.push(socket);
    socket.write(
      `POST /api/schedule/upload HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${person.address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n${upload.slice(0, -10)}`,
    );
  };

  const running = chosen.flatMap((deed) => tries[deed].map(loop));
  if (chosen.includes("held")) for (let nr = 0; nr < heldUploads; nr += 1) holdUpload();
  return async () => {
    isOver = true;
    stop.abort();
    for (const socket of sockets) socket.destroy();
    await Promise.all(running);
  };
}
