import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const messageFor = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return read.ok ? undefined : read.message;
};

it("knows the variables of the example, which names those of the operator's page", () => {
  const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const page = text("docs/operations.md");
  const explained = [...page.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)]
    .flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "))
    .toSorted();
  const named = [...text(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect(explained.length).toBeGreaterThan(25);
  expect([...new Set(named)].toSorted()).toEqual(explained);
  expect(explained.filter((name) => !text("server/src/config.ts").includes(`  ${name}: `))).toEqual(
    [],
  );
});

describe("readConfig", () => {
  it("starts with nothing set", () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        port: 3000,
        host: "localhost",
        dataDir: resolve("data"),
        database: { kind: "sqlite", folder: resolve("data") },
        publicUrl: undefined,
        secretKey: undefined,
        trustedHosts: new Set(),
        pushHosts: new Set(),
        trustedProxies: [],
        logLevel: "info",
        model: { kind: "none" },
        mail: undefined,
        signIn: { hosted: undefined, passwords: true, passkeys: true },
      },
    });
  });

  it("reads a provider of identities, and switches passwords off beside one", () => {
    const read = readConfig({
      OIDC_ISSUER: "https://login.example.org/realms/school",
      OIDC_CLIENT_ID: "planner",
      OIDC_CLIENT_SECRET: "hunter2",
      PASSWORDS: "off",
      PUBLIC_URL: "https://planner.example.org",
    });
    expect(read).toMatchObject({
      config: {
        signIn: {
          passwords: false,
          passkeys: true,
          hosted: { clientId: "planner", clientSecret: "hunter2", name: "your school account" },
        },
      },
    });
  });

  const issuer = { OIDC_ISSUER: "https://login.example.org" };
  it.each([
    [{ PASSWORDS: "off" }, "PASSWORDS=off needs OIDC_ISSUER"],
    [{ PASSWORDS: "no" }, "PASSWORDS must be on or off"],
    [issuer, "OIDC_ISSUER needs OIDC_CLIENT_ID"],
    [{ ...issuer, OIDC_CLIENT_ID: "planner" }, "OIDC_ISSUER needs PUBLIC_URL"],
    [
      {
        OIDC_ISSUER: "http://login.example.org",
        OIDC_CLIENT_ID: "planner",
        PUBLIC_URL: "https://planner.example.org",
      },
      "OIDC_ISSUER must be an https address",
    ],
    [{ OIDC_ISSUER: "login" }, "OIDC_ISSUER must be the address of an OpenID Connect provider"],
    [{ OIDC_NAME: "<b>" }, "OIDC_NAME must be the name after Continue with"],
  ])("refuses sign-in settings that are incomplete or wrong: %j", (environment, message) => {
    expect(messageFor(environment)).toContain(message);
  });

  it("reads where mail goes and comes from", () => {
    const read = readConfig({
      SMTP_URL: "smtps://me:hunter2@mail.example.org",
      MAIL_FROM: "Smart Planner <planner@example.org>",
      CONTACT_TO: "help@example.org",
      PUBLIC_URL: "https://planner.example.org",
    });
    expect(read).toMatchObject({
      ok: true,
      config: {
        mail: {
          from: "Smart Planner <planner@example.org>",
          contactTo: "help@example.org",
        },
      },
    });
  });

  it.each([
    [{ SMTP_URL: "smtp://mail.example.org" }, "SMTP_URL needs MAIL_FROM"],
    [{ SMTP_URL: "smtp://mail", MAIL_FROM: "a@b.org" }, "SMTP_URL needs PUBLIC_URL"],
    [{ SMTP_URL: "https://me:hunter2@mail" }, "SMTP_URL must be the address of a mail server"],
    [{ MAIL_FROM: "nobody" }, "MAIL_FROM must be an e-mail address"],
    [{ MAIL_FROM: "a@b.org\r\nBcc: c@d.org" }, "MAIL_FROM must be an e-mail address"],
    [{ CONTACT_TO: "a@b.org, c@d.org" }, "CONTACT_TO must be an e-mail address"],
  ])("refuses mail that is set up by half or wrong: %j", (environment, message) => {
    expect(messageFor(environment)).toContain(message);
    expect(messageFor(environment)).not.toContain("hunter2");
  });

  it("reads a model of Google's, with names that stay current", () => {
    const read = readConfig({ MODEL_PROVIDER: "google", MODEL_API_KEY: "abc", MODEL_PRO: "mine" });
    expect(read).toMatchObject({
      ok: true,
      config: {
        model: { kind: "google", apiKey: "abc", flash: "gemini-flash-latest", pro: "mine" },
      },
    });
  });

  it("reads a model of one's own, with one name for both paces", () => {
    const read = readConfig({
      MODEL_PROVIDER: "openai-compatible",
      MODEL_BASE_URL: "http://localhost:11434/v1",
      MODEL_FLASH: "qwen3",
    });
    expect(read).toMatchObject({
      ok: true,
      config: {
        model: {
          kind: "openai-compatible",
          apiKey: undefined,
          baseUrl: "http://localhost:11434/v1",
          flash: "qwen3",
          pro: "qwen3",
        },
      },
    });
  });

  it.each([
    [{ MODEL_API_KEY: "hunter2" }, "MODEL_PROVIDER"],
    [{ MODEL_PROVIDER: "google" }, "MODEL_API_KEY"],
    [{ MODEL_PROVIDER: "openai-compatible", MODEL_FLASH: "qwen3" }, "MODEL_BASE_URL"],
    [{ MODEL_PROVIDER: "openai-compatible", MODEL_BASE_URL: "http://a/v1" }, "MODEL_FLASH"],
    [{ MODEL_PROVIDER: "oracle" }, "google or openai-compatible"],
    [{ MODEL_PROVIDER: "google", MODEL_API_KEY: "hunter2", MODEL_FLASH: "a b" }, "MODEL_FLASH"],
  ])("refuses a model that is named by half: %j", (environment, missing) => {
    expect(messageFor(environment)).toContain(missing);
    expect(messageFor(environment)).not.toContain("hunter2");
  });

  it("takes an empty value for one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", TRUSTED_PROXY: "" })).toEqual(readConfig({}));
  });

  it("reads every variable", () => {
    const read = readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATABASE_URL: "postgresql://me:secret@db/planner",
      PUBLIC_URL: "https://planner.example.org",
      TRUSTED_PROXY: "loopback, 10.0.0.0/8,2001:db8::1",
      TRUSTED_CALENDAR_HOSTS: "calendar.lan:443, 10.0.0.7:5232",
      PUSH_HOSTS: "push.lan:443",
      LOG_LEVEL: "warn",
    });
    expect(read).toMatchObject({
      ok: true,
      config: {
        trustedHosts: new Set(["calendar.lan:443", "10.0.0.7:5232"]),
        pushHosts: new Set(["push.lan:443"]),
        port: 8080,
        host: "0.0.0.0",
        database: { kind: "postgres", url: "postgresql://me:secret@db/planner" },
        publicUrl: new URL("https://planner.example.org"),
        trustedProxies: ["loopback", "10.0.0.0/8", "2001:db8::1"],
        logLevel: "warn",
      },
    });
  });

  it.each([
    { PORT: "70000" },
    { PORT: "3000.5" },
    { PORT: "-1" },
    { PORT: "abc" },
    { PUBLIC_URL: "planner.example.org" },
    { PUBLIC_URL: "ftp://planner.example.org" },
    { PUBLIC_URL: "https://planner.example.org/app" },
    { TRUSTED_PROXY: "anyone" },
    { TRUSTED_PROXY: "10.0.0.0/33" },
    { TRUSTED_CALENDAR_HOSTS: "https://calendar.example.org" },
    { PUSH_HOSTS: "push.example.org" },
    { LOG_LEVEL: "loud" },
  ])("names the variable and the value of %o", (environment) => {
    const [[name, value] = ["", ""]] = Object.entries(environment);
    expect(messageFor(environment)).toMatch(new RegExp(`^${name} must be .+, but it is "`));
    expect(messageFor(environment)).toContain(JSON.stringify(value));
  });

  it("never repeats a database address, which may hold a password", () => {
    const message = messageFor({ DATABASE_URL: "mysql://me:hunter2@db/planner" });
    expect(message).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/);
    expect(message).not.toContain("hunter2");
  });
});
