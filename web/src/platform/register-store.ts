import {
  modeOfRegister,
  type Quarantined,
  type Register,
  type RegisterValue,
  type RegisterValues,
  readRegister,
  registers,
  registersOfMode,
} from "@smart-planner/contract";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { damagedKey } from "./personal-keys.ts";
import { addToQuarantine } from "./quarantine.ts";

export type SaveState =
  | { readonly saved: true }
  /** These registers are on screen and in memory only: offer a download. */
  | { readonly saved: false; readonly registers: readonly Register[] };

export interface RegisterStoreDependencies {
  readonly area: KeyValueStorage;
  readonly log: Pick<Log, "warn">;
  /** An ISO time for the quarantine. */
  readonly timestamp: () => string;
}

type Values = { [Name in Register]: RegisterValues[Name] | null };

const saved: SaveState = { saved: true };

/** Each register as a value in memory and as a text in local storage; what is damaged is set aside. */
export const createRegisterStore = ({ area, log, timestamp }: RegisterStoreDependencies) => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const values = Object.fromEntries(registers.map((register) => [register, null])) as Values;
  const texts = new Map<Register, string>();
  const unsaved = new Map<Register, string>();
  let saveState: SaveState = saved;

  const updateSaveState = () => {
    saveState = unsaved.size === 0 ? saved : { saved: false, registers: [...unsaved.keys()] };
  };

  const forget = (register: Register) => {
    values[register] = null;
    texts.delete(register);
    unsaved.delete(register);
  };

  const copyAside = (copies: readonly Quarantined[]): boolean =>
    attempt(() => addToQuarantine(area, copies));

  const storedCopiesOf = (damaged: readonly Register[]): readonly Quarantined[] =>
    damaged.flatMap((key) => {
      const text = storedText(key);
      return text === null ? [] : [{ key, text, at: timestamp() }];
    });

  const dropDamaged = (damaged: readonly Register[]) => {
    const copies = storedCopiesOf(damaged);
    const isCopied = copyAside(copies);
    // A removal without this note would look like the student's own, and be synced as one.
    attempt(() => area.setItem(damagedKey, JSON.stringify(damaged)));
    attempt(() => {
      for (const register of damaged) area.removeItem(register);
    });
    // The removal may have made the room that the copy lacked.
    if (!isCopied) copyAside(copies);
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
      copyAside(storedCopiesOf([register]));
      return;
    }
    const mode = modeOfRegister(register);
    dropDamaged(mode === undefined ? [register] : registersOfMode(mode));
  };

  const saveText = (register: Register, text: string) => {
    texts.set(register, text);
    if (attempt(() => area.setItem(register, text))) unsaved.delete(register);
    else unsaved.set(register, text);
  };

  const retryUnsaved = () => {
    for (const [register, text] of [...unsaved]) saveText(register, text);
  };

  return {
    /** The same object until the register changes; `null` when nothing is stored. */
    read: <Name extends Register>(register: Name): Values[Name] => values[register],
    /** The register as it is (or, after a refused write, should be) stored. */
    textOf: (register: Register): string | null => texts.get(register) ?? null,
    saveState: (): SaveState => saveState,
    copyAside,
    load,
    loadAll: () => {
      for (const register of registers) load(register);
      updateSaveState();
    },
    forgetAll: () => {
      for (const register of registers) forget(register);
    },
    /** Whether there was anything to change. */
    put: <Name extends Register>(register: Name, value: RegisterValue<Name>): boolean => {
      const text = JSON.stringify(value);
      if (text === texts.get(register) && !unsaved.has(register) && storedText(register) === text)
        return false;
      values[register] = value;
      const others = [...unsaved.keys()].some((name) => name !== register);
      saveText(register, text);
      if (others) retryUnsaved();
      updateSaveState();
      return true;
    },
    /** Takes a text over as it is; one that cannot be read changes nothing. */
    take: (register: Register, text: string) => {
      if (adopt(register, text)) saveText(register, text);
      updateSaveState();
    },
    remove: (removed: readonly Register[]) => {
      for (const register of removed) {
        attempt(() => area.removeItem(register));
        forget(register);
      }
      retryUnsaved();
      updateSaveState();
    },
  };
};
