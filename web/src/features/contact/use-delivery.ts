import { contactWords } from "@smart-planner/words/en/contact";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";
import type { DeliverMessage } from "./contact-message.ts";

/** As specified, a message is thanked for and not sent; with Preview features it is sent. */
export const useDelivery = (): DeliverMessage => {
  const words = useWords(contactWords);
  const { api, log, preview } = usePlatform();
  return async (message) => {
    if (!preview.current()) return { ok: true };
    try {
      const { sendMessage } = await import("./send-message.ts");
      return await sendMessage({ api, message });
    } catch (error) {
      log.warn("The contact form's sending part did not load", error);
      return {
        ok: false,
        message: words.notSent,
      };
    }
  };
};
