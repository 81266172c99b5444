import {
  type Family,
  type FamilyTable,
  isRegister,
  families as knownFamilies,
  type Mode,
  modeRegisters,
  parsedJson,
  type Records,
  type RecordValue,
  type Register,
  type RegisterValue,
  readRecordMap,
  recordOf,
  recordRegister,
  registers,
  registersOfPlan,
  writeRecordMap,
} from "@smart-planner/contract";
import { createClearedPlan } from "./cleared-plan.ts";
import { guardStorage } from "./key-value-storage.ts";
import type { Language } from "./language.ts";
import { createListeners } from "./listeners.ts";
import { lastChangeKey } from "./personal-keys.ts";
import { createRecordStore } from "./record-store.ts";
import { createRegisterStore } from "./register-store.ts";
import { createStoredTexts, type StoredTextsDependencies } from "./stored-texts.ts";

export interface WorkspaceDependencies extends StoredTextsDependencies {
  /** Another tab has changed something. */
  readonly onChangeElsewhere: (listener: () => void) => void;
  readonly language?: Pick<Language, "current">;
  /** Other families only in tests of two versions. */
  readonly families?: FamilyTable;
}

export interface RemoteWrites {
  readonly texts: readonly (readonly [Register, string | null])[];
  readonly records: readonly (readonly [register: string, text: string | null])[];
  /** Registers whose text is quarantined before it is replaced. */
  readonly keepReplaced?: ReadonlySet<string>;
}

export type PutResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The typed store of a student's data, over local storage. */
export const createWorkspace = ({
  area,
  log,
  timestamp,
  onChangeElsewhere,
  language,
  families = knownFamilies,
}: WorkspaceDependencies) => {
  const texts = createStoredTexts({ area, log, timestamp });
  const store = createRegisterStore({ texts, log });
  const records = createRecordStore({ families, texts, log, language });
  const cleared = createClearedPlan({ area, log });
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const listeners = createListeners();
  const { subscribe } = listeners;
  let open = 0;
  let isUntold = false;
  let revision = 0;

  const tell = () => {
    revision += 1;
    isUntold = open > 0;
    if (!isUntold) listeners.tell();
  };

  /** Writes several values as one change: listeners are called once. */
  const together = <Value>(write: () => Value): Value => {
    open += 1;
    try {
      return write();
    } finally {
      open -= 1;
      if (open === 0 && isUntold) tell();
    }
  };

  const refresh = () => {
    revision += 1;
    store.loadAll();
    records.loadAll();
    cleared.refresh();
  };

  const reload = () => {
    store.forgetAll();
    records.forgetAll();
    refresh();
    tell();
  };

  const write = <Name extends Register>(register: Name, value: RegisterValue<Name>) => {
    if (!store.put(register, value)) return;
    const mode = cleared.mode();
    // An undo must never overwrite a plan made after the Clear.
    if (mode !== null && register === modeRegisters[mode].plan) cleared.drop();
    tell();
  };

  const putRecords = <Name extends Family>(
    family: Name,
    entries: readonly (readonly [id: string, value: RecordValue<Name>])[],
  ): PutResult => {
    const changes = entries.map(([id, value]) => [id, JSON.stringify(value)] as const);
    const refusal = records.refusalOf(family, changes);
    if (refusal !== undefined) return { ok: false, message: refusal };
    if (records.change(family, changes)) tell();
    return { ok: true };
  };

  const removeRecords = (family: Family, ids: readonly string[]) => {
    if (
      records.change(
        family,
        ids.map((id) => [id, null] as const),
      )
    )
      tell();
  };

  const applyRecords = ({ records: received, keepReplaced }: RemoteWrites) => {
    const byFamily = new Map<string, Map<string, string | null>>();
    for (const [register, text] of received) {
      const found = recordOf(register, families);
      if (found === undefined) continue;
      const changes = byFamily.get(found.family) ?? new Map();
      byFamily.set(found.family, changes.set(found.id, text));
    }
    for (const [family, changes] of byFamily) {
      const { prefix = "" } = families[family] ?? {};
      const present = records.map(family).texts;
      const replaced = [...changes].flatMap(([id, text]) =>
        keepReplaced?.has(recordRegister({ prefix }, id)) &&
        present.has(id) &&
        present.get(id) !== text
          ? [id]
          : [],
      );
      records.copyAside(family, new Set(replaced));
      records.change(family, changes);
    }
  };

  /** Records that a Clear of the mode removes. */
  const recordsOfPlan = (mode: Mode) =>
    Object.entries(families).map(([family, definition]) => {
      const { texts: stored, values } = records.map(family);
      const removed = [...stored].filter(
        ([id]) => values.has(id) && definition.isClearedWith?.({ mode, id, value: values.get(id) }),
      );
      return { family, key: definition.key, removed: new Map(removed) };
    });

  const takeBack = (key: string, text: string) => {
    if (isRegister(key)) store.take(key, text);
    const [family, definition] =
      Object.entries(families).find(([, each]) => each.key === key) ?? [];
    if (family === undefined || definition === undefined) return;
    const removed = readRecordMap(definition, parsedJson(text));
    // A record made since is newer than the removed one.
    const missing = [...(removed?.texts ?? [])].filter(
      ([id]) => !records.map(family).texts.has(id),
    );
    records.change(family, missing);
  };

  refresh();
  onChangeElsewhere(() => {
    refresh();
    tell();
  });

  return {
    read: store.read,
    /** Another number after each change. */
    revision: () => revision,
    textOf: (register: Register): string | null => texts.held(register),
    saveState: texts.saveState,
    together,
    write,
    remove: (register: Register) => {
      store.remove([register]);
      tell();
    },

    families,
    /** The same object until one of them changes. */
    records: <Name extends Family>(family: Name): Records<Name> =>
      records.read(family) as Records<Name>,
    recordMap: records.map,
    putRecord: <Name extends Family>(
      family: Name,
      id: string,
      value: RecordValue<Name>,
    ): PutResult => putRecords(family, [[id, value]]),
    /** All in one write, or none if a limit is reached. */
    putRecords,
    /** Synced like any other change. */
    removeRecord: (family: Family, id: string) => removeRecords(family, [id]),
    removeRecords,
    setDone: (key: string, done: boolean) => putRecords("ticks", [[key, done]]),

    allTexts: (): readonly (readonly [key: string, text: string])[] =>
      [...registers, ...Object.values(families).map(({ key }) => key)].flatMap((key) => {
        const text = texts.held(key);
        return text === null ? [] : [[key, text] as const];
      }),

    /** Clear Study Plan: plan, form and records of the mode; can be undone. */
    clearMode: (mode: Mode) => {
      refresh();
      const removed = registersOfPlan(mode);
      const removedRecords = recordsOfPlan(mode).filter((each) => each.removed.size > 0);
      const kept = [
        ...removed.flatMap((register) => {
          const text = texts.held(register);
          return text === null ? [] : [[register, text] as const];
        }),
        ...removedRecords.map((each) => [each.key, writeRecordMap(each.removed)] as const),
      ];
      const isKept = cleared.keep({ mode, texts: kept });
      store.remove(removed);
      for (const each of removedRecords)
        records.change(
          each.family,
          [...each.removed.keys()].map((id) => [id, null] as const),
        );
      // The removal may have made room.
      if (!isKept) cleared.keep({ mode, texts: kept });
      tell();
    },
    clearedMode: cleared.mode,
    lastChange: {
      read: () => storedText(lastChangeKey),
      keep: (text: string | null) =>
        attempt(() =>
          text === null ? area.removeItem(lastChangeKey) : area.setItem(lastChangeKey, text),
        ),
    },
    undoClear: (): boolean => {
      const plan = cleared.read();
      if (plan === null) return false;
      for (const [key, text] of plan.texts) takeBack(key, text);
      cleared.drop();
      tell();
      return true;
    },

    /** Applies texts from elsewhere; unreadable ones change nothing. */
    apply: (writes: RemoteWrites) => {
      const replaced = writes.texts.flatMap(([key, text]) => {
        const present = texts.held(key);
        const isKept = present !== null && present !== text && writes.keepReplaced?.has(key);
        return isKept ? [{ key, text: present }] : [];
      });
      texts.copyAside(replaced);
      for (const [register, text] of writes.texts) {
        if (text === null) store.remove([register]);
        else store.take(register, text);
      }
      applyRecords(writes);
      tell();
    },

    /** Reads what another tab has stored since, and tells listeners. */
    refresh,
    /** Reads everything again, for example for another person. */
    reload,
    subscribe,
  };
};

export type Workspace = ReturnType<typeof createWorkspace>;
