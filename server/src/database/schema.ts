import type { AccountsTables } from "../accounts/tables.ts";
import type { CalendarsTables } from "../calendars/tables.ts";
import type { ContactTables } from "../contact/tables.ts";
import type { HealthTables } from "../health/tables.ts";
import type { LimitsTables } from "../limits/tables.ts";
import type { MailTables } from "../mail/tables.ts";
import type { NotificationsTables } from "../notifications/tables.ts";
import type { WorkspaceTables } from "../workspace/tables.ts";

/** Every table; each is described beside what it is for. Times are milliseconds since 1970 in `bigint` columns. */
export interface Schema
  extends AccountsTables,
    CalendarsTables,
    ContactTables,
    HealthTables,
    LimitsTables,
    MailTables,
    NotificationsTables,
    WorkspaceTables {}
