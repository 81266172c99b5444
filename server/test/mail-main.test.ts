import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "./free-port.ts";
import { preferences } from "./notifications-client.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { startSmtpInbox } from "./smtp-inbox.ts";

describe("the server's process with a mail server", () => {
  let cwd: string;
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let server: ServerProcess;
  let origin: string;
  let cookie = "";
  let startServer: () => Promise<void>;

  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "planner-mail-"));
    inbox = await startSmtpInbox();
    const port = String(await freePort("localhost"));
    origin = `http://localhost:${port}`;
    startServer = async () => {
      server = startServerProcess({
        cwd,
        environment: {
          PORT: port,
          PUBLIC_URL: origin,
          SMTP_URL: inbox.url.href,
          MAIL_FROM: "planner@example.org",
          CONTACT_TO: "help@example.org",
        },
      });
      await server.address;
    };
    await startServer();
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    await inbox.close();
    rmSync(cwd, { recursive: true });
  });

  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { origin, cookie, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };

  it("after a kill and a restart sends the rest once", async () => {
    const signUp = (email: string) =>
      ask("POST", "/account/sign-up", { email, password: "quiet lamp over thursday" });
    expect((await signUp("nour@example.org")).status).toBe(200);
    server.child.kill("SIGKILL");
    await server.ended;
    await startServer();
    expect((await signUp("samir@example.org")).status).toBe(200);
    await vi.waitFor(() => expect(inbox.to("samir@example.org")).toHaveLength(1), {
      timeout: 120_000,
    });
    await vi.waitFor(() => expect(inbox.to("nour@example.org")).toHaveLength(1), {
      timeout: 120_000,
    });
    inbox.mails.splice(0);
    cookie = "";
  });

  it("asks a new address, mails the contact page's messages, exports and deletes all of it", async () => {
    const password = "quiet lamp over thursday";
    const email = "amira@example.org";
    expect((await ask("POST", "/account/sign-up", { email, password })).status).toBe(200);
    expect((await ask("PUT", "/notifications/preferences", preferences)).status).toBe(200);
    const message = { name: "Amira", email, message: "Hello", website: "" };
    expect((await ask("POST", "/contact", message)).status).toBe(200);
    // One mail confirms the account's address, one the reminders', one is the message.
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(3), { timeout: 120_000 });
    expect(inbox.to("help@example.org")[0]?.body).toContain("Hello");

    const bodies = inbox.to(email).map(({ body }) => body);
    const link = /http:\S+\/notifications\/confirm\/[\w-]+/.exec(bodies.join())?.[0] ?? "";
    expect((await fetch(link, { method: "POST" })).status).toBe(200);
    expect(await (await ask("GET", "/notifications/preferences")).json()).toEqual({
      preferences,
      mail: "confirmed",
    });
    expect(await (await ask("GET", "/account/export")).json()).toMatchObject({
      notifications: { preferences, confirmedEmail: email },
      contactMessages: [{ message: "Hello" }],
    });
    expect((await ask("POST", "/account/delete", { password })).status).toBe(200);
    expect((await fetch(link)).status).toBe(404);

    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.stdout()).not.toContain(email);
  });
});
