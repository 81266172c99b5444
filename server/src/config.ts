import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { signInConfigOf } from "./accounts/hosted/hosted-config.ts";
import type { DatabaseConfig } from "./database/database-config.ts";
import type { BackupConfig } from "./jobs/scheduled-backups.ts";
import { logLevels } from "./log.ts";
import { mailConfigOf } from "./mail/mail-config.ts";
import { StartRefused } from "./start-refused.ts";
import { modelConfigOf, modelProviders } from "./timetable/model-config.ts";

const isProxyEntry = (entry: string) => {
  if (entry === "loopback") return true;
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

const hasProtocol = (allowed: readonly string[]) => (text: string) =>
  URL.canParse(text) && allowed.includes(new URL(text).protocol);

/** Plain ASCII: it is a response header. */
const modelName = z.string().regex(/^[\x21-\x7e]{1,100}$/);

const isMailbox = (text: string) =>
  /^(?:[^<>@"\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text);

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

const hostsWithPorts = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => /^[^\s:/@]+:\d{1,5}$/.test(entry)))
  .default([]);

/** Each describes its valid values. */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("a whole number from 0 to 65535"),
  HOST: z.string().default("localhost").describe("a host name or an address"),
  DATA_DIR: z.string().default("./data").describe("the path of a folder"),
  DATABASE_URL: z
    .string()
    .refine(hasProtocol(["postgres:", "postgresql:"]))
    .optional()
    .describe("the address of a PostgreSQL database, such as postgres://user:password@host/name"),
  PUBLIC_URL: z
    .string()
    .refine(hasProtocol(["http:", "https:"]))
    .transform((text) => new URL(text))
    .refine((url) => url.pathname === "/" && url.search === "" && url.username === "")
    .optional()
    .describe("the address people open, without a path, such as https://planner.example.org"),
  TRUSTED_PROXY: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .refine((entries) => entries.every(isProxyEntry))
    .default([])
    .describe("a comma-separated list of IP addresses, networks such as 10.0.0.0/8, or loopback"),
  SECRET_KEY: z.string().min(24).optional().describe("a secret text of at least 24 characters"),
  TRUSTED_CALENDAR_HOSTS: hostsWithPorts.describe(
    "a comma-separated list of hosts with their ports, such as calendar.school.lan:443",
  ),
  PUSH_HOSTS: hostsWithPorts.describe(
    "a comma-separated list of hosts with their ports, such as push.school.lan:443",
  ),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .describe(`one of ${logLevels.join(", ")}`),
  MODEL_PROVIDER: z
    .enum(modelProviders)
    .optional()
    .describe(`${modelProviders.join(" or ")}, or nothing for the built-in planner`),
  MODEL_API_KEY: z.string().optional().describe("the key of the model's provider"),
  MODEL_BASE_URL: z
    .string()
    .refine(hasProtocol(["http:", "https:"]))
    .optional()
    .describe("the address of the model's server, such as http://localhost:11434/v1"),
  MODEL_FLASH: modelName.optional().describe("the name of a model, without spaces"),
  MODEL_PRO: modelName.optional().describe("the name of a model, without spaces"),
  MODEL_VISION: modelName.optional().describe("the name of a model that sees, without spaces"),
  SMTP_URL: z
    .string()
    .refine(hasProtocol(["smtp:", "smtps:"]))
    .refine((text) => new URL(text).hostname !== "")
    .optional()
    .describe("the address of a mail server, such as smtps://user:password@mail.example.org"),
  MAIL_FROM: z
    .string()
    .refine(isMailbox)
    .optional()
    .describe("an e-mail address, such as Smart Planner <planner@example.org>"),
  CONTACT_TO: z
    .string()
    .refine(isMailbox)
    .optional()
    .describe("an e-mail address, such as help@example.org"),
  BACKUP_DIR: z.string().optional().describe("the path of a folder"),
  BACKUP_HOURS: wholeNumber(1, 720).default(24).describe("a whole number from 1 to 720"),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14).describe("a whole number from 1 to 1000"),
  METRICS_TOKEN: z.string().min(16).optional().describe("a secret of at least 16 characters"),
  OIDC_ISSUER: z
    .string()
    .refine(hasProtocol(["http:", "https:"]))
    .transform((text) => new URL(text))
    .optional()
    .describe("the address of an OpenID Connect provider, such as https://login.example.org"),
  OIDC_CLIENT_ID: z.string().optional().describe("the name the provider knows this server by"),
  OIDC_CLIENT_SECRET: z.string().optional().describe("the secret the provider gave for it"),
  OIDC_NAME: z
    .string()
    .regex(/^[^<>&"\p{Cc}]{1,60}$/u)
    .optional()
    .describe("the name after Continue with, such as your school account"),
  PASSWORDS: z.enum(["on", "off"]).default("on").describe("on or off"),
  PASSKEYS: z.enum(["on", "off"]).default("on").describe("on or off"),
});

export type EnvironmentValues = z.output<typeof environmentSchema>;

const secrets: ReadonlySet<string> = new Set<keyof EnvironmentValues>([
  "DATABASE_URL",
  "METRICS_TOKEN",
  "MODEL_API_KEY",
  "SMTP_URL",
  "SECRET_KEY",
  "OIDC_CLIENT_SECRET",
]);

export type Config = Readonly<ReturnType<typeof configOf>>;

type Environment = Readonly<Record<string, string | undefined>>;
type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

function explain({ name, environment }: { name: unknown; environment: Environment }): string {
  const schemas: Readonly<Record<string, z.ZodType>> = environmentSchema.shape;
  const variable = String(name);
  const shown = secrets.has(variable) ? "something else" : JSON.stringify(environment[variable]);
  return `${variable} must be ${schemas[variable]?.description}, but it is ${shown}.`;
}

/** The configuration, unless one sentence says what to change. */
export function readConfig(environment: Environment): ConfigResult {
  try {
    return { ok: true, config: configOf(environment) };
  } catch (error) {
    if (error instanceof StartRefused) return { ok: false, message: error.message };
    throw error;
  }
}

function configOf(environment: Environment) {
  const filledIn = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(filledIn);
  if (!parsed.success)
    throw new StartRefused(explain({ name: parsed.error.issues[0]?.path[0], environment }));
  const values = parsed.data;
  const model = modelConfigOf(values);
  const mail = mailConfigOf(values);
  if (values.BACKUP_DIR !== undefined && values.DATABASE_URL !== undefined)
    throw new StartRefused(
      "BACKUP_DIR is for the embedded database; back PostgreSQL up with pg_dump.",
    );
  const signIn = signInConfigOf(values);
  const dataDir = resolve(values.DATA_DIR);
  const database: DatabaseConfig =
    values.DATABASE_URL === undefined
      ? { kind: "sqlite", folder: dataDir }
      : { kind: "postgres", url: values.DATABASE_URL };
  const backups: BackupConfig | undefined =
    values.BACKUP_DIR === undefined
      ? undefined
      : {
          to: resolve(values.BACKUP_DIR),
          everyHours: values.BACKUP_HOURS,
          keep: values.BACKUP_KEEP,
        };
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    database,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXY,
    /** Encrypts secret addresses; by default a file in `dataDir`. */
    secretKey: values.SECRET_KEY,
    /** Servers in the operator's network, `host:port`, here and below. */
    trustedHosts: new Set(values.TRUSTED_CALENDAR_HOSTS),
    pushHosts: new Set(values.PUSH_HOSTS),
    logLevel: values.LOG_LEVEL,
    model,
    mail,
    backups,
    metricsToken: values.METRICS_TOKEN,
    signIn,
  };
}
