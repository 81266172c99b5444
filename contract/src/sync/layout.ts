import { type FamilyTable, families, recordOf } from "../workspace/families.ts";
import { isRegister, registers } from "../workspace/registers.ts";

/** Which registers of the wire this version of the app knows, and where it keeps them. */
export interface Layout {
  /** Every local storage key that is synced. */
  readonly keys: readonly string[];
  /** The key that a register is kept under; `undefined` for one of a later version. */
  readonly keyOf: (register: string) => string | undefined;
}

export const layoutOf = (table: FamilyTable = families): Layout => ({
  keys: [...registers, ...Object.values(table).map(({ key }) => key)],
  keyOf: (register) => {
    if (isRegister(register)) return register;
    const found = recordOf(register, table);
    return found === undefined ? undefined : table[found.family]?.key;
  },
});
