import * as z from "zod/mini";

/** Also accepts what older versions stored for `true`. */
export const tickSchema: z.ZodMiniType<boolean> = z.pipe(
  z.unknown(),
  z.transform((flag) => flag === true || flag === "true" || flag === 1),
);
