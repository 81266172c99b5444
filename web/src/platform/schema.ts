/** What a zod schema offers; a hand-written parser with the same method will do. */
export interface Schema<Value> {
  safeParse(
    input: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}
