import {
  type AccountNotifications,
  type NotificationsAnswer,
  notificationsAnswerSchema,
} from "@smart-planner/contract";
import type { Api, ApiResult } from "../../platform/api.ts";

const path = "/api/notifications/preferences";

export const loadAccountPreferences = ({
  api,
  signal,
}: {
  readonly api: Api;
  readonly signal: AbortSignal;
}): Promise<ApiResult<NotificationsAnswer>> =>
  api.request({ path, schema: notificationsAnswerSchema, signal });

export const saveAccountPreferences = ({
  api,
  preferences,
}: {
  readonly api: Api;
  readonly preferences: AccountNotifications;
}): Promise<ApiResult<NotificationsAnswer>> =>
  api.request({ method: "PUT", path, body: preferences, schema: notificationsAnswerSchema });

/** A student on the move hears of things at the hour of the place where they are. */
export const saveTimeZone = ({
  api,
  timeZone,
}: {
  readonly api: Api;
  readonly timeZone: string;
}): Promise<ApiResult<NotificationsAnswer>> =>
  api.request({
    method: "PUT",
    path: "/api/notifications/time-zone",
    body: { timeZone },
    schema: notificationsAnswerSchema,
  });
