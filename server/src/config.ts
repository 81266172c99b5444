import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { type SignInConfig, signInConfigOf } from "./accounts/hosted/hosted-config.ts";
import type { DatabaseConfig } from "./database/database-config.ts";
import type { BackupConfig } from "./jobs/scheduled-backups.ts";
import { logLevels } from "./log.ts";
import { type MailConfig, mailConfigOf } from "./mail/mail-config.ts";
import { type ModelConfig, modelConfigOf, modelProviders } from "./timetable/model-config.ts";

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

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .refine(hasProtocol(["postgres:", "postgresql:"]))
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(hasProtocol(["http:", "https:"]))
    .transform((text) => new URL(text))
    .refine((url) => url.pathname === "/" && url.search === "" && url.username === "")
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .refine((entries) => entries.every(isProxyEntry))
    .default([]),
  SECRET_KEY: z.string().min(24).optional(),
  TRUSTED_CALENDAR_HOSTS: hostsWithPorts,
  PUSH_HOSTS: hostsWithPorts,
  LOG_LEVEL: z.enum(logLevels).default("info"),
  MODEL_PROVIDER: z.enum(modelProviders).optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_BASE_URL: z
    .string()
    .refine(hasProtocol(["http:", "https:"]))
    .optional(),
  MODEL_FLASH: modelName.optional(),
  MODEL_PRO: modelName.optional(),
  MODEL_VISION: modelName.optional(),
  SMTP_URL: z
    .string()
    .refine(hasProtocol(["smtp:", "smtps:"]))
    .refine((text) => new URL(text).hostname !== "")
    .optional(),
  MAIL_FROM: z.string().refine(isMailbox).optional(),
  CONTACT_TO: z.string().refine(isMailbox).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: wholeNumber(1, 720).default(24),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
  METRICS_TOKEN: z.string().min(16).optional(),
  OIDC_ISSUER: z
    .string()
    .refine(hasProtocol(["http:", "https:"]))
    .transform((text) => new URL(text))
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[^<>&"\p{Cc}]{1,60}$/u)
    .optional(),
  PASSWORDS: z.enum(["on", "off"]).default("on"),
  PASSKEYS: z.enum(["on", "off"]).default("on"),
});

type Variable = keyof z.output<typeof environmentSchema>;

const expectations: Readonly<Record<Variable, string>> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "a host name or an address",
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "the address of a PostgreSQL database, such as postgres://user:password@host/name",
  PUBLIC_URL: "the address people open, without a path, such as https://planner.example.org",
  TRUSTED_PROXY: "a comma-separated list of IP addresses, networks such as 10.0.0.0/8, or loopback",
  SECRET_KEY: "a secret text of at least 24 characters",
  TRUSTED_CALENDAR_HOSTS:
    "a comma-separated list of hosts with their ports, such as calendar.school.lan:443",
  PUSH_HOSTS: "a comma-separated list of hosts with their ports, such as push.school.lan:443",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  MODEL_PROVIDER: `${modelProviders.join(" or ")}, or nothing for the built-in planner`,
  MODEL_API_KEY: "the key of the model's provider",
  MODEL_BASE_URL: "the address of the model's server, such as http://localhost:11434/v1",
  MODEL_FLASH: "the name of a model, without spaces",
  MODEL_PRO: "the name of a model, without spaces",
  MODEL_VISION: "the name of a model that sees, without spaces",
  SMTP_URL: "the address of a mail server, such as smtps://user:password@mail.example.org",
  MAIL_FROM: "an e-mail address, such as Smart Planner <planner@example.org>",
  CONTACT_TO: "an e-mail address, such as help@example.org",
  BACKUP_DIR: "the path of a folder",
  BACKUP_HOURS: "a whole number from 1 to 720",
  BACKUP_KEEP: "a whole number from 1 to 1000",
  METRICS_TOKEN: "a secret of at least 16 characters",
  OIDC_ISSUER: "the address of an OpenID Connect provider, such as https://login.example.org",
  OIDC_CLIENT_ID: "the name the provider knows this server by",
  OIDC_CLIENT_SECRET: "the secret the provider gave for it",
  OIDC_NAME: "what stands after Continue with, such as your school account",
  PASSWORDS: "on or off",
  PASSKEYS: "on or off",
};

const secrets: ReadonlySet<string> = new Set<Variable>([
  "DATABASE_URL",
  "METRICS_TOKEN",
  "MODEL_API_KEY",
  "SMTP_URL",
  "SECRET_KEY",
  "OIDC_CLIENT_SECRET",
]);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  readonly publicUrl: URL | undefined;
  readonly trustedProxies: readonly string[];
  /** Encrypts secret addresses; by default a file in `dataDir`. */
  readonly secretKey: string | undefined;
  /** Calendar servers in the operator's network, `host:port`. */
  readonly trustedHosts: ReadonlySet<string>;
  /** Push services in the operator's network, `host:port`. */
  readonly pushHosts: ReadonlySet<string>;
  readonly logLevel: (typeof logLevels)[number];
  readonly model: ModelConfig;
  readonly mail: MailConfig | undefined;
  readonly backups: BackupConfig | undefined;
  readonly metricsToken: string | undefined;
  readonly signIn: SignInConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;
type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

const isVariable = (name: unknown): name is Variable =>
  typeof name === "string" && Object.hasOwn(expectations, name);

function explain({ name, environment }: { name: unknown; environment: Environment }): string {
  if (!isVariable(name)) return "The environment cannot be read.";
  const shown = secrets.has(name) ? "something else" : JSON.stringify(environment[name]);
  return `${name} must be ${expectations[name]}, but it is ${shown}.`;
}

export function readConfig(environment: Environment): ConfigResult {
  const filledIn = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(filledIn);
  if (!parsed.success) {
    return { ok: false, message: explain({ name: parsed.error.issues[0]?.path[0], environment }) };
  }
  const values = parsed.data;
  const read = modelConfigOf(values);
  if (!read.ok) return read;
  const mailing = mailConfigOf(values);
  if (!mailing.ok) return mailing;
  if (values.BACKUP_DIR !== undefined && values.DATABASE_URL !== undefined) {
    const message = "BACKUP_DIR is for the embedded database; back PostgreSQL up with pg_dump.";
    return { ok: false, message };
  }
  const signIn = signInConfigOf(values);
  if (!signIn.ok) return signIn;
  const dataDir = resolve(values.DATA_DIR);
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataDir,
      database:
        values.DATABASE_URL === undefined
          ? { kind: "sqlite", folder: dataDir }
          : { kind: "postgres", url: values.DATABASE_URL },
      publicUrl: values.PUBLIC_URL,
      trustedProxies: values.TRUSTED_PROXY,
      secretKey: values.SECRET_KEY,
      trustedHosts: new Set(values.TRUSTED_CALENDAR_HOSTS),
      pushHosts: new Set(values.PUSH_HOSTS),
      logLevel: values.LOG_LEVEL,
      model: read.model,
      mail: mailing.mail,
      backups:
        values.BACKUP_DIR === undefined
          ? undefined
          : {
              to: resolve(values.BACKUP_DIR),
              everyHours: values.BACKUP_HOURS,
              keep: values.BACKUP_KEEP,
            },
      metricsToken: values.METRICS_TOKEN,
      signIn: signIn.signIn,
    },
  };
}
