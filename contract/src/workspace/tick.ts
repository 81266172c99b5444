import * as z from "zod/mini";

/** Whether a session is done; what older versions have stored for `true` is read as well. */
export const tickSchema: z.ZodMiniType<boolean> = z.pipe(
  z.unknown(),
  z.transform((flag) => flag === true || flag === "true" || flag === 1),
);
