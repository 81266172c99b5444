import * as z from "zod/mini";
import { emailPattern, maxEmailLength } from "./preferences.ts";

export const contactLimits = { name: 200, email: maxEmailLength, message: 5_000 } as const;

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const contactRequestSchema = z.object({
  name: filled(contactLimits.name),
  email: filled(contactLimits.email).check(z.regex(emailPattern)),
  message: filled(contactLimits.message),
  /** A honeypot: hidden from people, so only programs fill it in. */
  website: z.string().check(z.maxLength(1_000)),
});
export type ContactRequest = z.output<typeof contactRequestSchema>;

export const contactAnswerSchema = z.object({ received: z.literal(true) });
