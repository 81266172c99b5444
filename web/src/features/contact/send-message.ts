import { type ContactRequest, contactAnswerSchema } from "@smart-planner/contract";
import type { Api } from "../../platform/api.ts";
import type { Delivery } from "./contact-message.ts";

export const sendMessage = async ({
  api,
  message,
}: {
  readonly api: Api;
  readonly message: ContactRequest;
}): Promise<Delivery> => {
  const result = await api.request({
    method: "POST",
    path: "/api/contact",
    body: message,
    schema: contactAnswerSchema,
  });
  return result.ok ? { ok: true } : { ok: false, message: result.message };
};
