import { maxEmailLength } from "@smart-planner/contract";
import { z } from "zod";
import { errorOf } from "../../http/error-of.ts";

export const emailSchema = z.email().max(maxEmailLength);

export const wrongEmail = errorOf("wrong-email");

/** Normalised: one address is one account. */
export function readEmail(typed: string): string | undefined {
  return emailSchema.safeParse(typed.trim().toLowerCase()).data;
}
