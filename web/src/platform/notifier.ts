import { serviceWorkers } from "./service-workers.ts";

export type NotificationAllowance = "granted" | "denied" | "default" | "unavailable";

export interface Notifier {
  permission(): NotificationAllowance;
  /** Only in answer to a click: browsers refuse, and people dislike, anything else. */
  ask(): Promise<NotificationAllowance>;
  show(message: {
    readonly title: string;
    readonly body: string;
    /** A second one with the same tag replaces the first. */
    readonly tag: string;
  }): Promise<void>;
}

/** Missing in some browsers and outside of secure contexts, whatever the types say. */
const notificationApi = (): typeof Notification | undefined => window.Notification;

const icon = "/icons/icon-192.png";

export const browserNotifier: Notifier = {
  permission: () => notificationApi()?.permission ?? "unavailable",
  ask: async () => (await notificationApi()?.requestPermission()) ?? "unavailable",
  async show({ title, body, tag }) {
    const registration = await serviceWorkers()?.getRegistration();
    // Phones show notifications of a service worker alone and throw at the constructor.
    if (registration?.active) await registration.showNotification(title, { body, tag, icon });
    else new Notification(title, { body, tag, icon });
  },
};
