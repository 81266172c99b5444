import { accounts } from "./accounts/migrations/020-accounts.ts";
import { rowsOfAccounts } from "./accounts/migrations/031-rows-of-accounts.ts";
import { disabledAccounts } from "./accounts/migrations/034-disabled-accounts.ts";
import { accountsOfOurOwn } from "./accounts/migrations/070-accounts-of-our-own.ts";
import { waysIn } from "./accounts/migrations/086-ways-in.ts";
import { calendars } from "./calendars/migrations/085-calendars.ts";
import { feedAlarm } from "./calendars/migrations/092-feed-alarm.ts";
import type { Migrations } from "./database/migration.ts";
import { health } from "./health/migrations/032-health.ts";
import { rateLimit } from "./limits/migrations/001-rate-limit.ts";
import { mailOutbox } from "./mail/migrations/087-mail-outbox.ts";
import { mailLanguage } from "./mail/migrations/096-mail-language.ts";
import { notifications } from "./notifications/migrations/030-notifications.ts";
import { nextOccasions } from "./notifications/migrations/033-next-occasions.ts";
import { push } from "./notifications/migrations/093-push.ts";
import { deviceKinds } from "./notifications/migrations/094-device-kinds.ts";
import { occasionsAhead } from "./notifications/migrations/095-occasions-ahead.ts";
import { secretCheck } from "./secrets/migrations/091-secret-check.ts";
import { workspace } from "./workspace/migrations/010-workspace.ts";
import { workspaceTotals } from "./workspace/migrations/071-workspace-totals.ts";

/** Run in order of names, once each. A landed migration is never changed or renamed. */
export const migrations: Migrations = {
  "001-rate-limit": rateLimit,
  "010-workspace": workspace,
  "020-accounts": accounts,
  "030-notifications": notifications,
  "031-rows-of-accounts": rowsOfAccounts,
  "032-health": health,
  "033-next-occasions": nextOccasions,
  "034-disabled-accounts": disabledAccounts,
  "070-accounts-of-our-own": accountsOfOurOwn,
  "071-workspace-totals": workspaceTotals,
  "085-calendars": calendars,
  "086-ways-in": waysIn,
  "087-mail-outbox": mailOutbox,
  "091-secret-check": secretCheck,
  "092-feed-alarm": feedAlarm,
  "093-push": push,
  "094-device-kinds": deviceKinds,
  "095-occasions-ahead": occasionsAhead,
  "096-mail-language": mailLanguage,
};
