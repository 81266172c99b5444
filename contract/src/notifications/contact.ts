import * as z from "zod/mini";
import { emailPattern, maxEmailLength } from "./preferences.ts";

export interface ContactRequest {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** A honeypot: hidden from people, so only programs fill it in. */
  readonly website: string;
}

export const contactLimits = { name: 200, email: maxEmailLength, message: 5_000 } as const;

const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const contactRequestSchema: z.ZodMiniType<ContactRequest> = z.object({
  name: filled(contactLimits.name),
  email: filled(contactLimits.email).check(z.regex(emailPattern)),
  message: filled(contactLimits.message),
  website: z.string().check(z.maxLength(1_000)),
});

export const contactAnswerSchema = z.object({ received: z.literal(true) });
