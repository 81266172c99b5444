import { validator } from "hono/validator";
import type { z } from "zod";
import { refuse } from "./errors.ts";

interface JsonBodyInput<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** What the student is told when the body does not fit the schema. */
  readonly error: string;
}

/** Parses a JSON body at the door: `c.req.valid("json")` is then the schema's output. */
export const jsonBody = <Schema extends z.ZodType>({ schema, error }: JsonBodyInput<Schema>) =>
  validator("json", (body: unknown, c) => {
    const parsed = schema.safeParse(body);
    return parsed.success ? parsed.data : refuse(c, { status: 400, error });
  });
