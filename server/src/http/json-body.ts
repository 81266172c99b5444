import { validator } from "hono/validator";
import type { SaidError } from "./error-of.ts";
import { refuse } from "./errors.ts";

interface Parser<Value> {
  safeParse(
    input: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** PostgreSQL stores no NUL and would fail. */
const holdsNul = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\u0000")
    : typeof value === "object" && value !== null && Object.values(value).some(holdsNul);

/** Parses the body: `c.req.valid("json")` is the schema's output. A body that does not match is answered with the error. */
export const jsonBody = <Value>(schema: Parser<Value>, error: SaidError) =>
  validator("json", (body: unknown, c) => {
    const parsed = schema.safeParse(body);
    const isFit = parsed.success && !holdsNul(parsed.data);
    return isFit ? parsed.data : refuse(c, 400, error);
  });
