import { rmSync } from "node:fs";
import { planWithWishes } from "@smart-planner/planner/wishes";
import { createRateLimiter } from "../src/limits/rate-limiter.ts";
import { readWords } from "../src/timetable/model-answer.ts";
import type { ModelConfig } from "../src/timetable/model-config.ts";
import type { Planning } from "../src/timetable/planning.ts";
import { timetableCapability } from "../src/timetable/timetable.ts";
import { makeDataFolder } from "./each-database.ts";
import { makeApp } from "./make-app.ts";
import { openSqlite } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";
import { userFromHeader } from "./workspace-client.ts";

export const path = "/api/timetable/generate-smart";

interface MakeTimetableInput {
  readonly model?: ModelConfig;
  readonly modelTimeoutMs?: Readonly<Record<"flash" | "pro", number>>;
  readonly planning?: Planning;
  readonly now?: () => Date;
}

interface Post {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** In this process, without the start of a worker for each test. */
const inPlace: Planning = {
  plan: async (task) => planWithWishes(task),
  read: async (words) => ({ outcome: "done", answer: readWords(words) }),
};

/** The smart timetable's routes with limits in a database of their own. */
export async function makeTimetable({
  model = { kind: "none" },
  modelTimeoutMs,
  planning = inPlace,
  now = () => new Date(2027, 2, 1, 9, 30),
}: MakeTimetableInput = {}) {
  const folder = makeDataFolder();
  const database = await openSqlite({ folder });
  const app = makeApp({
    capabilities: [
      timetableCapability({
        model,
        ...(modelTimeoutMs === undefined ? {} : { modelTimeoutMs }),
        planning,
        now,
        limiter: createRateLimiter({ database }),
        currentUser: userFromHeader,
        log: silentLog,
      }),
    ],
  });
  return {
    app,
    post: async ({ body, headers, address = "192.0.2.1" }: Post) =>
      app.request(
        path,
        {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: typeof body === "string" ? body : JSON.stringify(body),
        },
        { incoming: { socket: { remoteAddress: address } } },
      ),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const subjects = [
  { name: "Mathematics", examDate: "2027-03-18" },
  { name: "Chemistry", examDate: "2027-03-12" },
  { name: "__proto__", examDate: "2027-03-15" },
];

export const request = {
  subjects,
  availableHoursPerDay: 4,
  customPrompt: "",
  modelType: "flash",
  today: "2027-03-01",
  minuteOfDay: 570,
};
