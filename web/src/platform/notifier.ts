import { serviceWorkers } from "./service-workers.ts";

export type NotificationAllowance = "granted" | "denied" | "default" | "unavailable";

export interface Notifier {
  permission(): NotificationAllowance;
  /** Only after a click: browsers refuse anything else. */
  ask(): Promise<NotificationAllowance>;
  show(message: {
    readonly title: string;
    readonly body: string;
    /** A notification with the same tag replaces this one. */
    readonly tag: string;
  }): Promise<void>;
}

/** Missing in some browsers and outside secure contexts, whatever the types say. */
const notificationApi = (): typeof Notification | undefined => window.Notification;

const icon = "/icons/icon-192.png";

export const browserNotifier: Notifier = {
  permission: () => notificationApi()?.permission ?? "unavailable",
  ask: async () => (await notificationApi()?.requestPermission()) ?? "unavailable",
  async show({ title, body, tag }) {
    const registration = await serviceWorkers()?.getRegistration();
    // Phones allow notifications only from a service worker.
    if (registration?.active) await registration.showNotification(title, { body, tag, icon });
    else new Notification(title, { body, tag, icon });
  },
};
