import {
  type ClearedPlan,
  type Mode,
  modeOfRegister,
  modeRegisters,
  type Register,
  type RegisterValue,
  type RegisterValues,
  readClearedText,
  readRegister,
  registers,
  registersOfMode,
  registersOfPlan,
} from "@smart-planner/contract";
import type { ProgressMap } from "@smart-planner/planner";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { clearedKey, damagedKey } from "./personal-keys.ts";
import { addToQuarantine } from "./quarantine.ts";

export type SaveState =
  | { readonly saved: true }
  /** These registers are on screen and in memory only: offer a download. */
  | { readonly saved: false; readonly registers: readonly Register[] };

export interface WorkspaceDependencies {
  readonly area: KeyValueStorage;
  readonly log: Pick<Log, "warn">;
  /** An ISO time for the quarantine. */
  readonly timestamp: () => string;
  /** Tells which key another tab changed; null means all of them. */
  readonly onChangeElsewhere: (listener: (key: string | null) => void) => void;
}

export interface RemoteWrites {
  /** Stored texts, or `null` to remove. */
  readonly texts: readonly (readonly [Register, string | null])[];
  readonly ticks: readonly (readonly [string, boolean | null])[];
  /** Registers whose present text is copied to the quarantine before it is replaced. */
  readonly keepReplaced?: ReadonlySet<string>;
}

type Values = { [Name in Register]: RegisterValues[Name] | null };

/** Without a prototype, so that a tick keyed `__proto__` stays a tick. */
const merged = (older: ProgressMap | null, newer: ProgressMap): ProgressMap =>
  Object.assign(Object.create(null), older, newer);

const saved: SaveState = { saved: true };

/** The one typed store of what a student enters and is given, over local storage. */
export const createWorkspace = ({
  area,
  log,
  timestamp,
  onChangeElsewhere,
}: WorkspaceDependencies) => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const values = Object.fromEntries(registers.map((register) => [register, null])) as Values;
  const texts = new Map<Register, string>();
  const unsaved = new Map<Register, string>();
  const listeners = new Set<() => void>();
  let saveState: SaveState = saved;
  let clearedMode: Mode | null = null;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  const forget = (register: Register) => {
    values[register] = null;
    texts.delete(register);
    unsaved.delete(register);
  };

  const updateSaveState = () => {
    saveState = unsaved.size === 0 ? saved : { saved: false, registers: [...unsaved.keys()] };
  };

  const setAside = (damaged: readonly Register[], alsoRemove: boolean) => {
    const copies = damaged.flatMap((key) => {
      const text = storedText(key);
      return text === null ? [] : [{ key, text, at: timestamp() }];
    });
    const remove = () => {
      for (const register of damaged) area.removeItem(register);
    };
    const copied = attempt(() => addToQuarantine(area, copies));
    if (!alsoRemove) return;
    // A removal without this note would look like the student's own, and be synced as one.
    attempt(() => area.setItem(damagedKey, JSON.stringify(damaged)));
    attempt(remove);
    // The removal may have made the room that the copy lacked.
    if (!copied) attempt(() => addToQuarantine(area, copies));
    for (const register of damaged) forget(register);
  };

  const adopt = <Name extends Register>(register: Name, text: string): boolean => {
    const reading = readRegister(register, text);
    if (!reading.ok) {
      log.warn(`Stored data under ${register} could not be read`, reading.message);
      return false;
    }
    values[register] = reading.value;
    texts.set(register, text);
    return true;
  };

  const load = (register: Register) => {
    const text = storedText(register);
    if (text === null) {
      if (!unsaved.has(register)) forget(register);
      return;
    }
    if (texts.get(register) === text) return;
    unsaved.delete(register);
    if (adopt(register, text)) return;
    if (register === "studyProgress") {
      forget(register);
      setAside([register], false);
      return;
    }
    const mode = modeOfRegister(register);
    setAside(mode === undefined ? [register] : registersOfMode(mode), true);
  };

  const loadAll = () => {
    for (const register of registers) load(register);
    clearedMode = readClearedText(storedText(clearedKey))?.mode ?? null;
    updateSaveState();
  };

  const saveText = (register: Register, text: string) => {
    texts.set(register, text);
    if (attempt(() => area.setItem(register, text))) unsaved.delete(register);
    else unsaved.set(register, text);
  };

  const retryUnsaved = () => {
    for (const [register, text] of [...unsaved]) saveText(register, text);
  };

  const dropCleared = () => {
    attempt(() => area.removeItem(clearedKey));
    clearedMode = null;
  };

  const put = <Name extends Register>(register: Name, value: RegisterValue<Name>) => {
    const text = JSON.stringify(value);
    if (text === texts.get(register) && !unsaved.has(register) && storedText(register) === text)
      return;
    values[register] = value;
    const others = [...unsaved.keys()].some((name) => name !== register);
    saveText(register, text);
    if (others) retryUnsaved();
    // An undo must never overwrite a plan made after the clear.
    if (clearedMode !== null && register === modeRegisters[clearedMode].plan) dropCleared();
    updateSaveState();
    notify();
  };

  const remove = (removed: readonly Register[]) => {
    for (const register of removed) {
      attempt(() => area.removeItem(register));
      forget(register);
    }
    retryUnsaved();
    updateSaveState();
    notify();
  };

  const applyTicks = (ticks: RemoteWrites["ticks"]) => {
    load("studyProgress");
    const progress: Record<string, boolean> = Object.assign(
      Object.create(null),
      values.studyProgress,
    );
    for (const [key, done] of ticks) {
      if (done === null) delete progress[key];
      else progress[key] = done;
    }
    values.studyProgress = progress;
    saveText("studyProgress", JSON.stringify(progress));
  };

  loadAll();
  onChangeElsewhere((key) => {
    if (key === null) {
      for (const register of registers) forget(register);
    }
    loadAll();
    notify();
  });

  return {
    /** The same object until the register changes; `null` when nothing is stored. */
    read: <Name extends Register>(register: Name): Values[Name] => values[register],
    /** The register as it is (or, after a refused write, should be) stored. */
    textOf: (register: Register): string | null => texts.get(register) ?? null,
    write: put,
    remove: (register: Register) => remove([register]),

    /** Ticks from the stored map, not from memory, so that a tick in another tab survives. */
    setDone: (key: string, done: boolean) => {
      load("studyProgress");
      put("studyProgress", merged(values.studyProgress, { [key]: done }));
    },

    /** Clear Study Plan: the mode's plan, all that was entered for it, and all ticks; can be undone. */
    clearMode: (mode: Mode) => {
      const removed: readonly Register[] = [...registersOfPlan(mode), "studyProgress"];
      const kept = removed.flatMap((register) => {
        const text = texts.get(register);
        return text === undefined ? [] : [[register, text] as const];
      });
      const snapshot = JSON.stringify({ mode, texts: kept } satisfies ClearedPlan);
      const keep = () => attempt(() => area.setItem(clearedKey, snapshot));
      const keptBefore = keep();
      remove(removed);
      // The removal may have made the room that the copy lacked.
      clearedMode = keptBefore || keep() ? mode : null;
      notify();
    },
    /** The mode whose Clear can still be undone. */
    clearedMode: (): Mode | null => clearedMode,
    undoClear: (): boolean => {
      const cleared = readClearedText(storedText(clearedKey));
      if (cleared === null) return false;
      const since = values.studyProgress;
      for (const [register, text] of cleared.texts)
        if (adopt(register, text)) saveText(register, text);
      dropCleared();
      if (since !== null) put("studyProgress", merged(values.studyProgress, since));
      updateSaveState();
      notify();
      return true;
    },

    /** Takes over texts from elsewhere as they are; those that cannot be read change nothing. */
    apply: ({ texts: incoming, ticks, keepReplaced }: RemoteWrites) => {
      const replaced = incoming.flatMap(([key, text]) => {
        const present = texts.get(key);
        const isKept = present !== undefined && present !== text && keepReplaced?.has(key);
        return isKept ? [{ key, text: present, at: timestamp() }] : [];
      });
      attempt(() => addToQuarantine(area, replaced));
      for (const [register, text] of incoming) {
        if (text === null) {
          attempt(() => area.removeItem(register));
          forget(register);
        } else if (adopt(register, text)) saveText(register, text);
      }
      if (ticks.length > 0) applyTicks(ticks);
      updateSaveState();
      notify();
    },

    /** Takes over what another tab has stored and not yet told of; those who listen hear it then. */
    refresh: loadAll,
    /** Reads everything again after the keys were exchanged, for another person for instance. */
    reload: () => {
      for (const register of registers) forget(register);
      loadAll();
      notify();
    },
    saveState: (): SaveState => saveState,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export type Workspace = ReturnType<typeof createWorkspace>;
