import {
  defaultNotificationPreferences,
  type RememberedNotifications,
  rememberedNotificationsSchema,
} from "@smart-planner/contract";
import { notificationsKey } from "../../platform/personal-keys.ts";
import type { AppStorage } from "../../platform/storage.ts";

export const preferencesPath = "/api/notifications/preferences";

/** The form as last saved in this browser; at first the specified defaults. */
export const readRemembered = ({
  storage,
  email,
}: {
  readonly storage: AppStorage;
  /** The address to offer before one was saved. */
  readonly email: string;
}): RememberedNotifications =>
  storage.read({
    key: notificationsKey,
    schema: rememberedNotificationsSchema,
    fallback: { ...defaultNotificationPreferences, email, inBrowser: false },
  });

export const remember = ({
  storage,
  settings,
}: {
  readonly storage: AppStorage;
  readonly settings: RememberedNotifications;
}): boolean => storage.write({ key: notificationsKey, value: settings }).ok;
