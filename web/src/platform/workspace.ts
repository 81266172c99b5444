import {
  type Mode,
  modeRegisters,
  type Register,
  type RegisterValue,
  registersOfPlan,
} from "@smart-planner/contract";
import type { ProgressMap } from "@smart-planner/planner";
import { createClearedPlan } from "./cleared-plan.ts";
import { createListeners } from "./listeners.ts";
import { createRegisterStore, type RegisterStoreDependencies } from "./register-store.ts";

export interface WorkspaceDependencies extends RegisterStoreDependencies {
  /** Tells that another tab has changed something. */
  readonly onChangeElsewhere: (listener: () => void) => void;
}

export interface RemoteWrites {
  /** Stored texts, or `null` to remove. */
  readonly texts: readonly (readonly [Register, string | null])[];
  readonly ticks: readonly (readonly [string, boolean | null])[];
  /** Registers whose present text is copied to the quarantine before it is replaced. */
  readonly keepReplaced?: ReadonlySet<string>;
}

/** Without a prototype, so that a tick keyed `__proto__` stays a tick. */
const merged = (older: ProgressMap | null, newer: ProgressMap): ProgressMap =>
  Object.assign(Object.create(null), older, newer);

/** The one typed store of what a student enters and is given, over local storage. */
export const createWorkspace = ({
  area,
  log,
  timestamp,
  onChangeElsewhere,
}: WorkspaceDependencies) => {
  const store = createRegisterStore({ area, log, timestamp });
  const cleared = createClearedPlan({ area, log });
  const { tell, subscribe } = createListeners();

  const refresh = () => {
    store.loadAll();
    cleared.refresh();
  };

  const reload = () => {
    store.forgetAll();
    refresh();
    tell();
  };

  const write = <Name extends Register>(register: Name, value: RegisterValue<Name>) => {
    if (!store.put(register, value)) return;
    const mode = cleared.mode();
    // An undo must never overwrite a plan made after the clear.
    if (mode !== null && register === modeRegisters[mode].plan) cleared.drop();
    tell();
  };

  const applyTicks = (ticks: RemoteWrites["ticks"]) => {
    store.load("studyProgress");
    const kept = new Map<string, boolean>(Object.entries(store.read("studyProgress") ?? {}));
    for (const [key, done] of ticks) {
      if (done === null) kept.delete(key);
      else kept.set(key, done);
    }
    store.put("studyProgress", merged(null, Object.fromEntries(kept)));
  };

  refresh();
  onChangeElsewhere(() => {
    refresh();
    tell();
  });

  return {
    read: store.read,
    textOf: store.textOf,
    saveState: store.saveState,
    write,
    remove: (register: Register) => {
      store.remove([register]);
      tell();
    },

    /** Ticks from the stored map, not from memory, so that a tick in another tab survives. */
    setDone: (key: string, done: boolean) => {
      store.load("studyProgress");
      write("studyProgress", merged(store.read("studyProgress"), { [key]: done }));
    },

    /** Clear Study Plan: the mode's plan, all that was entered for it, and all ticks; can be undone. */
    clearMode: (mode: Mode) => {
      const removed: readonly Register[] = [...registersOfPlan(mode), "studyProgress"];
      const texts = removed.flatMap((register) => {
        const text = store.textOf(register);
        return text === null ? [] : [[register, text] as const];
      });
      const isKept = cleared.keep({ mode, texts });
      store.remove(removed);
      // The removal may have made the room that the copy lacked.
      if (!isKept) cleared.keep({ mode, texts });
      tell();
    },
    clearedMode: cleared.mode,
    undoClear: (): boolean => {
      const plan = cleared.read();
      if (plan === null) return false;
      const since = store.read("studyProgress");
      for (const [register, text] of plan.texts) store.take(register, text);
      cleared.drop();
      if (since !== null) store.put("studyProgress", merged(store.read("studyProgress"), since));
      tell();
      return true;
    },

    /** Takes over texts from elsewhere as they are; those that cannot be read change nothing. */
    apply: ({ texts, ticks, keepReplaced }: RemoteWrites) => {
      const replaced = texts.flatMap(([key, text]) => {
        const present = store.textOf(key);
        const isKept = present !== null && present !== text && keepReplaced?.has(key);
        return isKept ? [{ key, text: present, at: timestamp() }] : [];
      });
      store.copyAside(replaced);
      for (const [register, text] of texts) {
        if (text === null) store.remove([register]);
        else store.take(register, text);
      }
      if (ticks.length > 0) applyTicks(ticks);
      tell();
    },

    /** Takes over what another tab has stored and not yet told of; those who listen hear it then. */
    refresh,
    /** Reads everything again after the keys were exchanged, for another person for instance. */
    reload,
    subscribe,
  };
};

export type Workspace = ReturnType<typeof createWorkspace>;
