import * as z from "zod/mini";

/** `00:00` to `23:59`; midnight as an end is `00:00`. */
export const clockTimeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
