import {
  type Change,
  canSync,
  fingerprintOf,
  isSyncedRegister,
  registers,
  tickKeyOf,
  tickRegister,
} from "@smart-planner/contract";
import type { RemoteWrites, Workspace } from "../../platform/workspace.ts";

type ReadableWorkspace = Pick<Workspace, "read" | "textOf" | "apply" | "refresh" | "saveState">;

/** The workspace as registers of the sync: each tick of the progress map is one of its own. */
export const localRegistersOf = (workspace: ReadableWorkspace) => {
  const known = new Map<string, { readonly text: string; readonly print: string }>();

  const printOf = (register: string, text: string): string => {
    const before = known.get(register);
    if (before?.text === text) return before.print;
    const print = fingerprintOf(text);
    known.set(register, { text, print });
    return print;
  };

  const textOf = (register: string): string | null => {
    if (isSyncedRegister(register)) return workspace.textOf(register);
    const done = workspace.read("studyProgress")?.[tickKeyOf(register) ?? ""];
    return done === undefined ? null : String(done);
  };

  return {
    textOf,
    refresh: workspace.refresh,

    prints: (): ReadonlyMap<string, string> => {
      const prints = new Map<string, string>();
      for (const register of registers) {
        if (!isSyncedRegister(register)) continue;
        const text = workspace.textOf(register);
        if (text !== null) prints.set(register, printOf(register, text));
      }
      for (const [key, done] of Object.entries(workspace.read("studyProgress") ?? {})) {
        const register = tickRegister(key);
        if (canSync(register)) prints.set(register, fingerprintOf(String(done)));
      }
      return prints;
    },

    /** Whether the register's text is only in memory, because the storage refused it. */
    isUnsaved: (register: string): boolean => {
      const state = workspace.saveState();
      if (state.saved) return false;
      const stored = isSyncedRegister(register) ? register : "studyProgress";
      return state.registers.includes(stored);
    },

    store: (changes: readonly Change[], keepReplaced: ReadonlySet<string>) => {
      const texts: [RemoteWrites["texts"][number][0], string | null][] = [];
      const ticks: [string, boolean | null][] = [];
      for (const { register, value } of changes) {
        const key = tickKeyOf(register);
        if (isSyncedRegister(register)) texts.push([register, value]);
        else if (key !== undefined) ticks.push([key, value === null ? null : value === "true"]);
      }
      workspace.apply({ texts, ticks, keepReplaced });
    },
  };
};

export type LocalRegisters = ReturnType<typeof localRegistersOf>;
