import { maxEmailLength } from "@smart-planner/contract";
import { z } from "zod";

export const emailSchema = z.email().max(maxEmailLength);

export const wrongEmail = "That email address does not look right. Check it and try again.";

/** Normalised: one address is one account. */
export function readEmail(typed: string): string | undefined {
  return emailSchema.safeParse(typed.trim().toLowerCase()).data;
}
