import * as z from "zod/mini";

/** An optional field; invalid, or of another version, it is dropped and the rest stays. */
export const lenient = <Value>(schema: z.ZodMiniType<Value>) =>
  z.catch(z.optional(schema), () => undefined);

/** Fields of a stored object that its shape does not name. */
export const unknownFields = (stored: object, shape: object): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !Object.hasOwn(shape, name)));
