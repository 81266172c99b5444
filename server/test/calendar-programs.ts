import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

/** The path of a program of the machine; undefined if it is not installed. */
export const programAt = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"]
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

const person = { name: "student", password: "a lamp" };

/** Radicale, a calendar server as schools and people run it, on loopback with one person in it. */
export async function startRadicale({ program, folder }: { program: string; folder: string }) {
  const port = await freePort("127.0.0.1");
  const users = join(folder, "users");
  mkdirSync(folder, { recursive: true });
  writeFileSync(users, `${person.name}:${person.password}\n`);
  const child: ChildProcess = spawn(
    program,
    [
      ["--config", ""],
      ["--server-hosts", `127.0.0.1:${port}`],
      ["--storage-filesystem-folder", join(folder, "collections")],
      ["--auth-type", "htpasswd"],
      ["--auth-htpasswd-filename", users],
      ["--auth-htpasswd-encryption", "plain"],
      ["--logging-level", "error"],
    ].flat(),
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const calendar = `http://127.0.0.1:${port}/${person.name}/timetable/`;
  const authorization = `Basic ${Buffer.from(`${person.name}:${person.password}`).toString("base64")}`;
  const ask = (method: string, path: string, body?: string) =>
    fetch(new URL(path, calendar), {
      method,
      headers: { authorization, "content-type": "text/calendar; charset=utf-8", depth: "1" },
      ...(body === undefined ? {} : { body }),
    });
  for (let attempt = 0; ; attempt += 1) {
    const isUp = await ask("GET", "/.web/").then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (attempt > 150) throw new Error("Radicale did not start");
    await new Promise((done) => setTimeout(done, 200));
  }
  const withPassword = (password: string) => {
    const url = new URL(calendar);
    url.username = person.name;
    url.password = password;
    return url.href;
  };
  return {
    host: `127.0.0.1:${port}`,
    address: withPassword(person.password),
    addressWith: withPassword,
    /** The addresses of its events. */
    items: async (): Promise<readonly string[]> => {
      const found = await (await ask("PROPFIND", "")).text();
      return [...found.matchAll(/<href>([^<]+\.ics)<\/href>/g)].map(([, path = ""]) => path);
    },
    put: (path: string, text: string) => ask("PUT", path, text),
    remove: (path: string) => ask("DELETE", path),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "close");
    },
  };
}

interface Subscription {
  readonly vdirsyncer: string;
  readonly khal: string;
  readonly folder: string;
  readonly address: string;
  readonly timeZone: string;
}

/** A reader of the feed in khal, through vdirsyncer. */
export async function subscribe({ vdirsyncer, khal, folder, address, timeZone }: Subscription) {
  const events = join(folder, "events");
  mkdirSync(join(folder, "home"), { recursive: true });
  writeFileSync(
    join(folder, "vdirsyncer.conf"),
    `[general]
status_path = "${join(folder, "status")}"
[pair plan]
a = "feed"
b = "here"
collections = null
conflict_resolution = "a wins"
[storage feed]
type = "http"
url = "${address}"
[storage here]
type = "filesystem"
path = "${events}"
fileext = ".ics"
`,
  );
  writeFileSync(
    join(folder, "khal.conf"),
    `[calendars]
[[plan]]
path = ${events}
readonly = True
[sqlite]
path = ${join(folder, "khal.db")}
[locale]
local_timezone = ${timeZone}
default_timezone = ${timeZone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
`,
  );
  // Not in this process's own time: the feed is served from it.
  const run = async (program: string, ...given: readonly string[]) => {
    const env = { PATH: process.env.PATH, HOME: join(folder, "home"), LANG: "C.UTF-8" };
    const { stdout } = await promisify(execFile)(program, given, { env, encoding: "utf8" });
    return stdout;
  };
  const settings = ["-c", join(folder, "vdirsyncer.conf")];
  mkdirSync(events, { recursive: true });
  await run(vdirsyncer, ...settings, "discover");
  return {
    sync: () => run(vdirsyncer, ...settings, "sync"),
    /** vdirsyncer's files, one per event. */
    files: (): ReadonlyMap<string, string> =>
      new Map(
        readdirSync(events).map(
          (name) => [name, readFileSync(join(events, name), "utf8")] as const,
        ),
      ),
    /** khal's output. */
    listed: async (from: string, days: number): Promise<readonly string[]> => {
      const shape = "{start-date} {start-time}-{end-time} {title}";
      const look = ["list", "--day-format", "", "--format", shape, from, `${days}d`];
      const shown = await run(khal, "-c", join(folder, "khal.conf"), ...look);
      return shown
        .split("\n")
        .filter((line) => /^\d{4}-/.test(line))
        .toSorted();
    },
  };
}
