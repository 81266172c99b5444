import "./tables.ts";
import { createAccounts } from "./accounts/accounts.ts";
import { relyingPartyOf } from "./accounts/passkeys/relying-party.ts";
import type { PasswordHasher } from "./accounts/password-hasher.ts";
import { createCalendarWork } from "./calendars/calendar-work.ts";
import { calendarsCapabilities } from "./calendars/calendars.ts";
import type { Config } from "./config.ts";
import { contactCapability } from "./contact/contact.ts";
import type { Database } from "./database/database.ts";
import { healthCapability } from "./health/health.ts";
import type { Capability } from "./http/capability.ts";
import type { RequestLimits } from "./http/request-limits.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { Log } from "./log.ts";
import { createSmtpMailer } from "./mail/smtp-mailer.ts";
import { notificationsCapability } from "./notifications/notifications.ts";
import { planChanged } from "./notifications/notifier.ts";
import { createPush } from "./notifications/push/push.ts";
import { createScheduleReader, type ScheduleReader } from "./schedule/process/schedule-reader.ts";
import { scheduleCapability } from "./schedule/schedule.ts";
import { createVisionReader } from "./schedule/vision/vision-reader.ts";
import type { Sealer } from "./secrets/sealed-text.ts";
import { languageModels } from "./timetable/language-model.ts";
import { createPlanning } from "./timetable/planning.ts";
import { timetableCapability } from "./timetable/timetable.ts";
import { createWorkers } from "./workers/workers.ts";
import { createFeed } from "./workspace/postgres-feed.ts";
import { workspaceCapability } from "./workspace/workspace.ts";

export interface CapabilityInput {
  readonly config: Config;
  readonly database: Database;
  readonly sealer: Sealer;
  readonly limiter: RateLimiter;
  readonly limits?: RequestLimits | undefined;
  readonly log: Log;
  /** Expensive parts that a test may replace. */
  readonly parts?: { readonly hasher: PasswordHasher; readonly reader: ScheduleReader };
}

export function createCapabilities(input: CapabilityInput): readonly Capability[] {
  const { config, database, sealer, limiter, limits, log, parts } = input;
  const workers = createWorkers();
  const mail = mailOf({ config, log });
  const { hosted, passwords, passkeys } = config.signIn;
  const relyingParty = passkeys ? relyingPartyOf(config.publicUrl) : undefined;
  const ways = { mailing: mail?.notifications, relyingParty, hosted, passwords };
  const accounts = createAccounts({ database, limiter, limits, log, ways, ...parts });
  const { currentUser, openSessions } = accounts;
  const feed = createFeed({ config: config.database, log });
  const others = [
    healthCapability({ database }),
    workspaceCapability({
      database,
      currentUser,
      feed,
      openSessions,
      onPlanChange: planChanged,
      limits,
      log,
    }),
    scheduleCapability({
      limiter,
      currentUser,
      reader: parts?.reader ?? createScheduleReader(workers),
      vision: visionOf(config),
    }),
    {
      ...timetableCapability({
        ...{ model: config.model, limiter, currentUser, planning: createPlanning(workers), log },
      }),
      close: workers.close,
    },
    ...calendarsCapabilities({
      database,
      limiter,
      currentUser,
      sealer,
      publicUrl: config.publicUrl,
      trustedHosts: config.trustedHosts,
      work: createCalendarWork(workers),
    }),
    notificationsCapability({
      ...{ database, limiter, currentUser, log, mail: mail?.notifications },
      push: pushOf(input),
    }),
    contactCapability({ database, limiter, currentUser, log, mail: mail?.contact }),
  ];
  return [...others, accounts.capability(others)];
}

function visionOf({ model }: Config) {
  const vision = model.kind === "none" ? undefined : languageModels(model).vision;
  return vision && createVisionReader(vision);
}

/** Browsers subscribe only on https pages. */
function pushOf({
  config: { publicUrl, pushHosts },
  database: { db },
  sealer,
  log,
}: CapabilityInput) {
  if (publicUrl?.protocol !== "https:") return undefined;
  return createPush({ db, sealer, publicUrl, ownHosts: pushHosts, log, now: Date.now });
}

function mailOf({ config, log }: Pick<CapabilityInput, "config" | "log">) {
  if (config.mail === undefined) return undefined;
  const { publicUrl, contactTo } = config.mail;
  const mailer = createSmtpMailer({ ...config.mail, log });
  return {
    notifications: { mailer, publicUrl },
    contact: contactTo === undefined ? undefined : { mailer, contactTo },
  };
}
