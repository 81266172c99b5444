import {
  type Change,
  canSync,
  fingerprintOf,
  isRegister,
  layoutOf,
  recordOf,
  recordRegister,
  registers,
} from "@smart-planner/contract";
import type { RemoteWrites, Workspace } from "../../platform/workspace.ts";

type ReadableWorkspace = Pick<
  Workspace,
  "textOf" | "families" | "recordMap" | "apply" | "refresh" | "saveState"
>;

/** The workspace as sync registers, one per record. */
export const localRegistersOf = (workspace: ReadableWorkspace) => {
  const { families } = workspace;
  const layout = layoutOf(families);
  const known = new Map<string, { readonly text: string; readonly hash: string }>();

  const hashOf = (register: string, text: string): string => {
    const before = known.get(register);
    if (before?.text === text) return before.hash;
    const hash = fingerprintOf(text);
    known.set(register, { text, hash });
    return hash;
  };

  return {
    layout,
    textOf: (register: string): string | null => {
      if (isRegister(register)) return workspace.textOf(register);
      const found = recordOf(register, families);
      if (found === undefined) return null;
      return workspace.recordMap(found.family).texts.get(found.id) ?? null;
    },
    refresh: workspace.refresh,

    hashes: (): ReadonlyMap<string, string> => {
      const hashes = new Map<string, string>();
      for (const register of registers) {
        const text = workspace.textOf(register);
        if (text !== null) hashes.set(register, hashOf(register, text));
      }
      for (const [name, family] of Object.entries(families))
        for (const [id, text] of workspace.recordMap(name).texts) {
          const register = recordRegister(family, id);
          if (canSync(register)) hashes.set(register, hashOf(register, text));
        }
      return hashes;
    },

    unreadable: (): ReadonlySet<string> =>
      new Set(
        Object.entries(families).flatMap(([name, family]) =>
          [...workspace.recordMap(name).unreadable].map((id) => recordRegister(family, id)),
        ),
      ),

    /** Only in memory, because the storage refused it. */
    isUnsaved: (register: string): boolean => {
      const state = workspace.saveState();
      if (state.saved) return false;
      return state.keys.includes(layout.keyOf(register) ?? "");
    },

    store: (changes: readonly Change[], keepReplaced: ReadonlySet<string>) => {
      const texts: [RemoteWrites["texts"][number][0], string | null][] = [];
      const records: [string, string | null][] = [];
      for (const { register, value } of changes) {
        if (isRegister(register)) texts.push([register, value]);
        else records.push([register, value]);
      }
      workspace.apply({ texts, records, keepReplaced });
    },
  };
};

export type LocalRegisters = ReturnType<typeof localRegistersOf>;
