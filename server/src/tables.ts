import type { AccountsTables } from "./accounts/tables.ts";
import type { CalendarsTables } from "./calendars/tables.ts";
import type { ContactTables } from "./contact/tables.ts";
import type { HealthTables } from "./health/tables.ts";
import type { LimitsTables } from "./limits/tables.ts";
import type { MailTables } from "./mail/tables.ts";
import type { NotificationsTables } from "./notifications/tables.ts";
import type { SecretsTables } from "./secrets/tables.ts";
import type { WorkspaceTables } from "./workspace/tables.ts";

declare module "./database/schema.ts" {
  /** Every table; each is described in its own room. */
  interface Schema
    extends AccountsTables,
      CalendarsTables,
      ContactTables,
      HealthTables,
      LimitsTables,
      MailTables,
      NotificationsTables,
      SecretsTables,
      WorkspaceTables {}
}
