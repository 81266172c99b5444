interface SecretCheckTable {
  readonly id: number;
  /** Derived from the key, which cannot be worked out from it. */
  readonly derived: string;
}

export interface SecretsTables {
  readonly secret_check: SecretCheckTable;
}
