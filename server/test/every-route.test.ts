import { sessionAnswerSchema, stampOf, syncProtocol } from "@smart-planner/contract";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newEmail, password } from "./accounts-client.ts";
import { describeOnEachDatabase } from "./each-database.ts";
import { boundary, textsFor, typesFor } from "./strange-bodies.ts";
import { type ApiRoute, makeWholeApp } from "./whole-app.ts";

const seed = 20_270_301;
const strangeBodies = Number(process.env.STRANGE_BODIES ?? 20);
const email = newEmail();
const nothing = "no body at all";

const fromBrowser = { id: "x", rawId: "x", type: "public-key", clientExtensionResults: {} };
const passkeyAnswer = {
  errand: "x",
  response: {
    ...fromBrowser,
    response: { clientDataJSON: "x", authenticatorData: "x", signature: "x", userHandle: "x" },
  },
};
const newPasskey = {
  errand: "x",
  name: "Laptop",
  response: {
    ...fromBrowser,
    response: { clientDataJSON: "x", attestationObject: "x", transports: ["internal"] },
  },
};

/** A body that each route takes. A route that is missing here fails the test. */
const bodies: Readonly<Record<string, unknown>> = {
  "POST /api/account/sign-up": { email: "new@example.org", password },
  "POST /api/account/sign-in": { email, password },
  "POST /api/account/sign-out": nothing,
  "POST /api/account/reset/ask": { email },
  "POST /api/account/reset/look": { token: "x" },
  "POST /api/account/reset": { token: "x", newPassword: password },
  "POST /api/account/recover": {
    email,
    code: "7f4k-q2mz",
    newPassword: password,
  },
  "POST /api/account/recovery-codes": nothing,
  "POST /api/account/prove": { password: "not this one" },
  "POST /api/account/passkeys/challenge": nothing,
  "POST /api/account/passkeys/sign-in": passkeyAnswer,
  "POST /api/account/passkeys/prove": passkeyAnswer,
  "POST /api/account/passkeys/offer": nothing,
  "POST /api/account/passkeys": newPasskey,
  "PATCH /api/account/passkeys/:id": { name: "Laptop" },
  "DELETE /api/account/passkeys/:id": nothing,
  "POST /api/account/email": { email: "other@example.org" },
  "POST /api/account/email/confirm": nothing,
  "POST /api/account/email/:token": nothing,
  "POST /api/account/hosted/start": { for: "connect" },
  "DELETE /api/account/hosted": nothing,
  "PATCH /api/account/profile": { displayName: "Ada" },
  "POST /api/account/password": { currentPassword: password, newPassword: `${password} again` },
  "DELETE /api/account/sessions": nothing,
  "DELETE /api/account/sessions/:id": nothing,
  "DELETE /api/account/password": nothing,
  "POST /api/account/delete": { password: "not this one" },
  "POST /api/calendars/feed": { detail: "topics", timeZone: "Europe/Vienna" },
  "PUT /api/calendars/feed": { detail: "busy", timeZone: "Asia/Tokyo" },
  "DELETE /api/calendars/feed": nothing,
  "POST /api/calendars/sources": { address: "https://127.0.0.1/a.ics", timeZone: "UTC" },
  "PUT /api/calendars/sources/:id": { address: "https://[::1]/a.ics", timeZone: "UTC" },
  "POST /api/calendars/sources/:id/refresh": { timeZone: "UTC", print: "" },
  "DELETE /api/calendars/sources/:id": nothing,
  "POST /api/contact": { name: "Ada", email, message: "Hello", website: "" },
  "PUT /api/notifications/preferences": {
    email,
    studyReminders: true,
    examAlerts: true,
    weeklyDigest: false,
    motivationalQuotes: true,
    byEmail: true,
    timeZone: "Europe/Vienna",
  },
  "PUT /api/notifications/devices": {
    endpoint: "https://127.0.0.1/push",
    p256dh: "B".repeat(87),
    auth: "a".repeat(22),
    shows: "quiet",
    wanted: {
      studyReminders: true,
      examAlerts: true,
      weeklyDigest: false,
      motivationalQuotes: false,
    },
  },
  "POST /api/notifications/later": { device: "phone", tag: "occasion", minutes: 30 },
  "DELETE /api/notifications/devices/:id": nothing,
  "PUT /api/notifications/time-zone": { timeZone: "Asia/Tokyo" },
  "POST /api/notifications/unsubscribe/:token": nothing,
  "POST /api/notifications/confirm/:token": nothing,
  "POST /api/schedule/upload": `--${boundary}\r\ncontent-disposition: form-data; name="schedule"; filename="week.csv"\r\ncontent-type: text/csv\r\n\r\nDay,Subject\r\n--${boundary}--\r\n`,
  "POST /api/timetable/generate-smart": {
    subjects: [{ name: "Maths", examDate: "2020-03-09" }],
    availableHoursPerDay: 3,
    customPrompt: "no Sundays",
    modelType: "flash",
    today: "2027-03-01",
    minuteOfDay: 600,
    grid: {},
    commitments: [],
    preferences: {},
  },
  "POST /api/workspace/sync": {
    protocol: syncProtocol,
    user: "@me",
    device: "device01",
    cursor: 0,
    changes: [
      {
        register: "progress/05-March-2027-Maths",
        stamp: stampOf({ wall: 1, count: 0 }, "device01"),
        value: "true",
      },
    ],
    digest: "",
  },
};

/** Routes without a session; everything else answers 401. */
const openToVisitors = [
  "GET /api/account/email/:token",
  "GET /api/account/hosted/back",
  "GET /api/account/hosted/start",
  "GET /api/account/session",
  "GET /api/health",
  "GET /api/notifications/confirm/:token",
  "GET /api/notifications/unsubscribe/:token",
  "GET /api/schedule/reader",
  "POST /api/account/email/:token",
  "POST /api/account/passkeys/challenge",
  "POST /api/account/reset",
  "POST /api/account/reset/ask",
  "POST /api/account/reset/look",
  "POST /api/account/sign-in",
  "POST /api/account/sign-out",
  "POST /api/account/sign-up",
  "POST /api/contact",
  "POST /api/notifications/confirm/:token",
  "POST /api/notifications/unsubscribe/:token",
  "POST /api/schedule/upload",
  "POST /api/timetable/generate-smart",
];

const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;

describeOnEachDatabase("every route of the API", (makeDatabase, kind) => {
  const address = { incoming: { socket: { remoteAddress: "198.51.100.7" } } };
  const bodiesEach = kind === "sqlite" ? strangeBodies : Math.ceil(strangeBodies / 5);
  let whole: Awaited<ReturnType<typeof makeWholeApp>>;
  let me = { cookie: "", uid: "" };
  beforeAll(async () => {
    whole = await makeWholeApp({ database: await makeDatabase() });
    await arrive(email);
  });
  beforeEach(async () => {
    me = await arrive(newEmail());
  });
  afterAll(() => whole.close());

  const send = (route: ApiRoute, init: RequestInit & { readonly param?: string }) =>
    whole.app.request(
      route.path.replace(/:\w+/, encodeURIComponent(init.param ?? "x").replaceAll(".", "%2E")),
      { ...init, method: route.method },
      address,
    );
  const arrive = async (as: string) => {
    const response = await send(
      { method: "POST", path: "/api/account/sign-up" },
      {
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ email: as, password }),
      },
    );
    const lines = response.headers.getSetCookie();
    const { user } = sessionAnswerSchema.parse(await response.json());
    return { uid: user?.uid ?? "", cookie: lines.map((line) => line.split(";")[0]).join("; ") };
  };

  const expectText = async (response: Response) => {
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith("text/html")) return expect(text).toMatch(/<h1>[^<]{5,}<\/h1>/);
    const said: unknown = JSON.parse(text);
    expect(said).toMatchObject({ error: expect.stringMatching(/\w+ \w+/) });
  };

  it("that takes a body is fuzzed below", () => {
    const taking = whole.routes.filter(({ method }) => method !== "GET").map(nameOf);
    expect(taking.sort()).toEqual(Object.keys(bodies).sort());
  });

  it.each(Object.entries(bodies))(
    `answers ${bodiesEach} strange bodies without a failure: %s`,
    async (name, valid) => {
      const [method = "", path = ""] = name.split(" ");
      const request = fc.record({
        body: textsFor(valid),
        type: typesFor(valid),
        gzip: fc.constantFrom(false, false, false, false, true),
        param: fc.oneof(fc.string({ minLength: 1, unit: "grapheme" }), fc.constant("a\u0000b")),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ body, type, gzip, param }) => {
          const response = await send(
            { method, path },
            {
              param,
              body: Buffer.from(
                body.replaceAll("@me", me.uid),
                typeof valid === "string" ? "latin1" : "utf8",
              ),
              headers: {
                cookie: me.cookie,
                "sec-fetch-site": "same-origin",
                ...(type === "" ? {} : { "content-type": type }),
                ...(gzip ? { "content-encoding": "gzip" } : {}),
              },
            },
          );
          expect(response.status).toBeLessThan(500);
          if (response.status >= 400) await expectText(response);
          else await response.body?.cancel();
          // After a new password, the rest would be refused.
          if (name.endsWith("/password") && response.ok) me = await arrive(newEmail());
        }),
        { numRuns: bodiesEach, seed },
      );
    },
  );

  it("finds nothing, and fails at nothing, under a strange name", async () => {
    const named = whole.routes.filter(({ method, path }) => method === "GET" && path.includes(":"));
    expect(named.length).toBeGreaterThan(0);
    const name = fc.oneof(fc.string({ minLength: 1, unit: "grapheme" }), fc.constant("a\u0000b"));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...named), name, async (route, param) => {
        const response = await send(route, { param, headers: { cookie: me.cookie } });
        expect(response.status).toBe(404);
        await expectText(response);
      }),
      { numRuns: bodiesEach, seed },
    );
  });

  it("that changes anything refuses the page of another site, with and without a session", async () => {
    const writing = whole.routes.filter(({ method }) => method !== "GET");
    expect(writing.map(nameOf)).toContain("POST /api/workspace/sync");
    for (const route of writing) {
      const response = await send(route, {
        headers: {
          cookie: me.cookie,
          "content-type": "application/json",
          "sec-fetch-site": "cross-site",
          origin: "https://elsewhere.example",
        },
        body: JSON.stringify(bodies[nameOf(route)]),
      });
      expect(response.status, nameOf(route)).toBe(403);
      await expectText(response);
    }
  });

  it("is for the signed-in alone, but for those named here", async () => {
    const open: string[] = [];
    for (const route of whole.routes) {
      const valid = bodies[nameOf(route)];
      const response = await send(route, {
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        ...(route.method === "GET" ? {} : { body: JSON.stringify(valid) }),
      });
      if (response.status === 401) await expectText(response);
      else open.push(nameOf(route));
    }
    expect(open.sort()).toEqual(openToVisitors);
  });
});
