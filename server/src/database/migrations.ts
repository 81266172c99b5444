import type { Migration } from "./migration.ts";
import { rateLimit } from "./migrations/001-rate-limit.ts";
import { workspace } from "./migrations/010-workspace.ts";
import { accounts } from "./migrations/020-accounts.ts";
import { notifications } from "./migrations/030-notifications.ts";
import { rowsOfAccounts } from "./migrations/031-rows-of-accounts.ts";
import { health } from "./migrations/032-health.ts";
import { nextOccasions } from "./migrations/033-next-occasions.ts";
import { disabledAccounts } from "./migrations/034-disabled-accounts.ts";
import { accountsOfOurOwn } from "./migrations/070-accounts-of-our-own.ts";
import { workspaceTotals } from "./migrations/071-workspace-totals.ts";
import { calendars } from "./migrations/085-calendars.ts";
import { waysIn } from "./migrations/086-ways-in.ts";

/** Run in the order of their names, each once. A landed migration is never changed or renamed. */
export const migrations: Readonly<Record<string, Migration>> = {
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
};
