import { usePlatform } from "../../platform/platform.ts";
import type { DeliverMessage } from "./contact-message.ts";

/** As specified, a message is thanked for and not sent; with Preview features it is sent. */
export const useDelivery = (): DeliverMessage => {
  const { api, log, preview } = usePlatform();
  return async (message) => {
    if (!preview.isOn()) return { ok: true };
    try {
      const { sendMessage } = await import("./send-message.ts");
      return await sendMessage({ api, message });
    } catch (error) {
      log.warn("The contact form's sending part did not load", error);
      return {
        ok: false,
        message: "Your message could not be sent. Check your connection and try again.",
      };
    }
  };
};
