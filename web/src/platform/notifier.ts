import { serviceWorkers } from "./service-workers.ts";

/** Missing in some browsers and outside secure contexts, whatever the types say. */
const notificationApi = (): typeof Notification | undefined => window.Notification;

const icon = "/icons/icon-192.png";

export const browserNotifier = {
  permission: () => notificationApi()?.permission ?? "unavailable",
  /** An iPhone or iPad shows no notifications from a page in a tab. */
  needsHomeScreen: () => "standalone" in navigator && navigator.standalone === false,
  /** Only after a click: browsers refuse anything else. */
  ask: async () => (await notificationApi()?.requestPermission()) ?? "unavailable",
  clearBadge: async () => navigator.clearAppBadge?.(),
  /** It replaces the notification with the same tag. */
  async show({
    title,
    ...message
  }: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly silent: boolean;
  }) {
    const registration = await serviceWorkers()?.getRegistration();
    // Phones allow notifications only from a service worker.
    if (registration?.active) await registration.showNotification(title, { ...message, icon });
    else new Notification(title, { ...message, icon });
  },
};
