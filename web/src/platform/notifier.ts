import { serviceWorkers } from "./service-workers.ts";

export type NotificationAllowance = "granted" | "denied" | "default" | "unavailable";

export interface Notifier {
  permission(): NotificationAllowance;
  /** An iPhone or iPad shows no notifications from a page in a tab. */
  needsHomeScreen(): boolean;
  /** Only after a click: browsers refuse anything else. */
  ask(): Promise<NotificationAllowance>;
  clearBadge(): Promise<void>;
  show(message: {
    readonly title: string;
    readonly body: string;
    /** A notification with the same tag replaces this one. */
    readonly tag: string;
    readonly silent: boolean;
  }): Promise<void>;
}

/** Missing in some browsers and outside secure contexts, whatever the types say. */
const notificationApi = (): typeof Notification | undefined => window.Notification;

const icon = "/icons/icon-192.png";

export const browserNotifier: Notifier = {
  permission: () => notificationApi()?.permission ?? "unavailable",
  needsHomeScreen: () => "standalone" in navigator && navigator.standalone === false,
  ask: async () => (await notificationApi()?.requestPermission()) ?? "unavailable",
  clearBadge: async () => navigator.clearAppBadge?.(),
  async show({ title, ...message }) {
    const registration = await serviceWorkers()?.getRegistration();
    // Phones allow notifications only from a service worker.
    if (registration?.active) await registration.showNotification(title, { ...message, icon });
    else new Notification(title, { ...message, icon });
  },
};
