export interface Schema<Value> {
  safeParse(
    input: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}
