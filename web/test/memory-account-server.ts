import type { ScheduleRow, ScheduleUploadAnswer, WaysToSignIn } from "@smart-planner/contract";
import type { User } from "../src/platform/identity.ts";
import type { MemoryFetch } from "./memory-platform.tsx";

export const ada: User = {
  uid: "u1",
  displayName: "Ada",
  email: "ada@example.org",
  isAnonymous: false,
  demo: false,
};

const at = "2026-06-03T10:00:00.000Z";

/** Every way to sign in is there. */
const allWays: WaysToSignIn = {
  password: { changedAt: "2026-06-01T10:00:00.000Z" },
  passkeys: [
    { id: "one", name: "My phone", addedAt: at, lastUsedAt: null },
    { id: "two", name: "Not mine", addedAt: at, lastUsedAt: at },
  ],
  hosted: { connectedAs: "ada@school.example", connectedAt: "2026-05-02T10:00:00.000Z" },
  recoveryCodes: { left: 10 },
  email: { confirmed: false, changingTo: "ada@college.example" },
  offered: { password: true, passkeys: true, hosted: "your school account", mail: true },
};

const lesson = (subject: string, more: Partial<ScheduleRow>): ScheduleRow => ({
  day: "Monday",
  startTime: "09:00",
  endTime: "10:30",
  subject,
  ...more,
});
const read: ScheduleUploadAnswer = {
  schedule: [
    lesson("History", { weeks: ["2026-06-15"], group: "A" }),
    lesson("History", { weeks: ["2026-06-22"], group: "A" }),
    lesson("Map", { unlikely: "long", group: "B", endTime: "16:00" }),
  ],
  unread: { kind: "rows", count: 2, names: ["Essay 2", "Chemistry"], hasMoreNames: true },
};

/** The answer of each address; the others cannot be reached. */
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/ways$/, allWays],
  [
    /\/sessions$/,
    {
      sessions: [
        { id: "a", device: "Firefox on Linux", lastSeenAt: at, signedInAt: at, current: true },
        { id: "b", device: "", lastSeenAt: at, signedInAt: at, current: false },
      ],
    },
  ],
  [/\/recovery-codes$/, { codes: ["7f4k-q2mz", "8g5l-r3nz"] }],
  [/\/reset\/look$/, { email: ada.email, passkeys: allWays.passkeys, hosted: allWays.hosted }],
  [/\/reset\/ask$/, { done: true }],
  [
    /\/calendars$/,
    {
      sources: [{ id: "school", host: "school.example", refreshedAt: at, problem: "not-found" }],
      feed: {
        address: "https://planner.example/feed/1.ics",
        detail: "topics",
        timeZone: "Europe/Berlin",
        alarm: 15,
        lastReadAt: null,
      },
    },
  ],
  [/\/schedule\/reader$/, { model: "Vision 2" }],
  [/\/schedule\/upload$/, read],
];

/** Answers as a server with mail, passkeys and a provider does, to Ada. */
export const accountServer: MemoryFetch = async (path) => {
  const [, answer] = answers.find(([address]) => address.test(String(path))) ?? [];
  if (answer === undefined) throw new TypeError("Not in this test");
  return Response.json(answer);
};
