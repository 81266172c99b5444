export interface Schema<Value> {
  safeParse(
    input: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** For values that the first page reads: it does not load the schema library. */
export const schemaOf = <Value>(is: (input: unknown) => input is Value): Schema<Value> => ({
  safeParse: (input) => (is(input) ? { success: true, data: input } : { success: false }),
});

export const flagSchema = schemaOf((input) => typeof input === "boolean");
export const textSchema = schemaOf((input) => typeof input === "string");
export const numberSchema = schemaOf((input) => typeof input === "number");
export const textsSchema = schemaOf(
  (input): input is readonly string[] =>
    Array.isArray(input) && input.every((each) => typeof each === "string"),
);
