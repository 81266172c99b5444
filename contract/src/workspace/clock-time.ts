import * as z from "zod/mini";

/** `00:00` to `23:59`: what ends at midnight ends at `00:00`. */
export const clockTimeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
