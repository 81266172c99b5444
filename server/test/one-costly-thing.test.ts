import { sessionAnswerSchema, stampOf, syncProtocol } from "@smart-planner/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReadResult } from "../src/schedule/process/schedule-reader.ts";
import { newEmail, password } from "./accounts-client.ts";
import { describeOnEachDatabase } from "./each-database.ts";
import { path as planPath, request as planRequest } from "./make-timetable.ts";
import { makeWholeApp } from "./whole-app.ts";

describeOnEachDatabase("what one account sends at once", (makeDatabase) => {
  const files: ((result: ReadResult) => void)[] = [];
  let whole: Awaited<ReturnType<typeof makeWholeApp>>;

  beforeAll(async () => {
    // A file is read until the test says so.
    const read = () => new Promise<ReadResult>((resolve) => files.push(resolve));
    const reader = { read, close: async () => undefined };
    whole = await makeWholeApp({ database: await makeDatabase(), reader });
  });
  afterAll(() => whole.close());

  const post = (where: string, body: unknown, cookie = "") =>
    whole.app.request(where, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
      body: JSON.stringify(body),
    });

  const enter = async () => {
    const entered = await post("/api/account/sign-up", { email: newEmail(), password });
    const lines = entered.headers.getSetCookie();
    const cookie = lines.map((line) => line.split(";")[0]).join("; ");
    const { user } = sessionAnswerSchema.parse(await entered.json());
    return { cookie, uid: user?.uid ?? "" };
  };
  type Somebody = Awaited<ReturnType<typeof enter>>;

  const upload = ({ cookie }: Somebody) => {
    const form = new FormData();
    form.set("schedule", new File(["Day,Subject,Start,End\nMon,Art,9:00,10:00\n"], "week.csv"));
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    return whole.app.request("/api/schedule/upload", { method: "POST", headers, body: form });
  };

  const push = ({ cookie, uid }: Somebody, rows: number) => {
    const changes = Array.from({ length: rows }, (_, row) => ({
      register: `progress/a session with quite a long name, number ${row}`,
      stamp: stampOf({ wall: Date.now(), count: row }, "device01"),
      value: "true",
    }));
    const body = { protocol: syncProtocol, user: uid, device: "device01", cursor: 0, changes };
    return post("/api/workspace/sync", body, cookie);
  };

  it("is done one after the other where it is costly, and keeps nobody else waiting", async () => {
    const [somebody, another] = [await enter(), await enter()];
    const ended: string[] = [];
    const note = async (name: string, answer: Response | Promise<Response>) => {
      expect((await answer).status).toBe(name === "file" ? 422 : 200);
      ended.push(name);
    };
    const file = note("file", upload(somebody));
    await expect.poll(() => files.length).toBe(1);
    const plan = note("plan", post(planPath, planRequest, somebody.cookie));
    const large = note("large push", push(somebody, 400));
    await note("tick", push(somebody, 1));
    await note("another's plan", post(planPath, planRequest, another.cookie));
    await note("another's large push", push(another, 400));
    await note("a guest's plan", post(planPath, planRequest));
    expect(ended).toEqual(["tick", "another's plan", "another's large push", "a guest's plan"]);
    files[0]?.({ ok: false, reason: "nothing" });
    await Promise.all([file, plan, large]);
    expect(ended[4]).toBe("file");
    expect(ended.slice(5).toSorted()).toEqual(["large push", "plan"]);
  }, 180_000);
});
