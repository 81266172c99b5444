import { type FamilyTable, families, recordOf } from "../workspace/families.ts";
import { isRegister, registers } from "../workspace/registers.ts";

/** Which registers this version of the app knows, and where it stores them. */
export interface Layout {
  readonly keys: readonly string[];
  /** `undefined` for a register of a later version. */
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
