import {
  modeOfRegister,
  type Register,
  type RegisterValue,
  type RegisterValues,
  readRegister,
  registers,
  registersOfMode,
} from "@smart-planner/contract";
import type { Log } from "./log.ts";
import type { StoredTexts } from "./stored-texts.ts";

type Values = { [Name in Register]: RegisterValues[Name] | null };

/** Registers in memory and as stored texts; damaged ones are quarantined. */
export const createRegisterStore = ({
  texts,
  log,
}: {
  readonly texts: StoredTexts;
  readonly log: Pick<Log, "warn">;
}) => {
  const values = Object.fromEntries(registers.map((register) => [register, null])) as Values;

  const forget = (register: Register) => {
    values[register] = null;
    texts.forget(register);
  };

  const dropDamaged = (damaged: readonly Register[]) => {
    const copies = damaged.flatMap((key) => {
      const text = texts.stored(key);
      return text === null ? [] : [{ key, text }];
    });
    const isCopied = texts.copyAside(copies) !== "refused";
    texts.noteDamaged(damaged);
    texts.remove(damaged);
    for (const register of damaged) values[register] = null;
    // The removal may have made room.
    if (!isCopied) texts.copyAside(copies);
  };

  const adopt = <Name extends Register>(register: Name, text: string): boolean => {
    const reading = readRegister(register, text);
    if (!reading.ok) {
      log.warn(`Stored data under ${register} could not be read`, reading.message);
      return false;
    }
    values[register] = reading.value;
    return true;
  };

  const load = (register: Register) => {
    const text = texts.news(register);
    if (text === undefined) return;
    if (text === null) {
      forget(register);
      return;
    }
    if (adopt(register, text)) {
      texts.adopt(register, text);
      return;
    }
    const mode = modeOfRegister(register);
    dropDamaged(mode === undefined ? [register] : registersOfMode(mode));
  };

  return {
    read: <Name extends Register>(register: Name): Values[Name] => values[register],
    loadAll: () => {
      for (const register of registers) load(register);
    },
    forgetAll: () => {
      for (const register of registers) forget(register);
    },
    put: <Name extends Register>(register: Name, value: RegisterValue<Name>): boolean => {
      const text = JSON.stringify(value);
      const isHeld = text === texts.held(register) && !texts.isUnsaved(register);
      if (isHeld && texts.stored(register) === text) return false;
      values[register] = value;
      texts.save(register, text);
      return true;
    },
    /** A text that cannot be parsed changes nothing. */
    take: (register: Register, text: string) => {
      if (adopt(register, text)) texts.save(register, text);
    },
    remove: (removed: readonly Register[]) => {
      texts.remove(removed);
      for (const register of removed) values[register] = null;
    },
  };
};
