import { validator } from "hono/validator";
import { refuse } from "./errors.ts";

/** What a zod schema offers, the small ones too. */
interface Parser<Value> {
  safeParse(
    input: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}

interface JsonBodyInput<Value> {
  readonly schema: Parser<Value>;
  /** What the student is told when the body does not fit the schema. */
  readonly error: string;
}

/** PostgreSQL keeps no NUL in a text, and would fail on it instead of refusing it. */
const holdsNul = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\u0000")
    : typeof value === "object" && value !== null && Object.values(value).some(holdsNul);

/** Parses a JSON body at the door: `c.req.valid("json")` is then the schema's output. */
export const jsonBody = <Value>({ schema, error }: JsonBodyInput<Value>) =>
  validator("json", (body: unknown, c) => {
    const parsed = schema.safeParse(body);
    const isFit = parsed.success && !holdsNul(parsed.data);
    return isFit ? parsed.data : refuse(c, { status: 400, error });
  });
