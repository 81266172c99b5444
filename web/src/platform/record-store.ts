import {
  emptyRecordMap,
  type FamilyDefinition,
  type FamilyTable,
  parsedJson,
  type RecordMap,
  readRecord,
  readRecordMap,
  recordRegister,
  writeRecordMap,
} from "@smart-planner/contract";
import { storageWords } from "@smart-planner/words/en/storage";
import { english, type Language } from "./language.ts";
import type { Log } from "./log.ts";
import type { StoredTexts } from "./stored-texts.ts";

/** Texts by id; `null` removes. */
export type RecordTexts = Iterable<readonly [id: string, text: string | null]>;

interface Held {
  readonly map: RecordMap<unknown>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Without a prototype, so that `__proto__` is an ordinary id. */
const plain = (values: ReadonlyMap<string, unknown>): Held["values"] => {
  const record: Record<string, unknown> = Object.create(null);
  for (const [id, value] of values) record[id] = value;
  return record;
};

const holding = (map: RecordMap<unknown>): Held => ({ map, values: plain(map.values) });

/** `undefined` if it is not JSON, which would damage the whole map. */
const canonicalJson = (text: string): string | undefined => {
  const stored = parsedJson(text);
  return stored === undefined ? undefined : JSON.stringify(stored);
};

const nothing = holding(emptyRecordMap);

/** Families in memory and as one stored map each; a damaged record affects no other. */
export const createRecordStore = ({
  families,
  texts,
  log,
  language = { current: () => english },
}: {
  readonly families: FamilyTable;
  readonly texts: StoredTexts;
  readonly log: Pick<Log, "warn">;
  readonly language?: Pick<Language, "current"> | undefined;
}) => {
  const all = new Map(Object.entries(families));
  const held = new Map<string, Held>();
  /** Stored texts that are not maps; kept until a record is written. */
  const damaged = new Map<string, string>();

  const of = (family: string): Held => held.get(family) ?? nothing;

  const definitionOf = (family: string): FamilyDefinition<unknown> => {
    const definition = all.get(family);
    if (definition === undefined) throw new Error(`No family of records is called ${family}`);
    return definition;
  };

  /** One entry for all: the quarantine is short. */
  const setAside = (key: string, copied: ReadonlyMap<string, string>) =>
    texts.copyAside([{ key, text: writeRecordMap(copied) }]);

  /** Noted, or each would look like a record removed here. */
  const setDamagedAside = (
    { key, prefix }: FamilyDefinition<unknown>,
    { texts: all, unreadable }: RecordMap<unknown>,
  ) => {
    log.warn(`Records stored under ${key} could not be read`, [...unreadable]);
    const copied = setAside(key, new Map([...all].filter(([id]) => unreadable.has(id))));
    // Kept in the map, hidden: a later version may have written them.
    if (copied !== "known")
      texts.noteDamaged([...unreadable].map((id) => recordRegister({ prefix }, id)));
  };

  const dropDamagedMap = ({ key, prefix }: FamilyDefinition<unknown>, text: string) => {
    log.warn(`Stored data under ${key} could not be read`);
    texts.copyAside([{ key, text }]);
    texts.noteDamaged([recordRegister({ prefix }, "")]);
  };

  const load = (family: string) => {
    const definition = definitionOf(family);
    const text = texts.news(definition.key);
    if (text === undefined || text === damaged.get(family)) return;
    damaged.delete(family);
    if (text === null) {
      held.delete(family);
      texts.forget(definition.key);
      return;
    }
    const before = of(family).map;
    const map = readRecordMap(definition, parsedJson(text), before);
    if (map === undefined) {
      damaged.set(family, text);
      held.delete(family);
      texts.forget(definition.key);
      dropDamagedMap(definition, text);
      return;
    }
    texts.adopt(definition.key, text);
    held.set(family, holding(map));
    const isNews = [...map.unreadable].some((id) => before.texts.get(id) !== map.texts.get(id));
    if (isNews) setDamagedAside(definition, map);
  };

  const save = (family: string, map: RecordMap<unknown>) => {
    const { key } = definitionOf(family);
    held.set(family, holding(map));
    damaged.delete(family);
    if (map.texts.size === 0) texts.remove([key]);
    else texts.save(key, writeRecordMap(map.texts));
  };

  return {
    read: (family: string): Held["values"] => of(family).values,
    map: (family: string): RecordMap<unknown> => of(family).map,
    loadAll: () => {
      for (const family of all.keys()) load(family);
    },
    forgetAll: () => {
      damaged.clear();
      for (const [family, { key }] of all) {
        held.delete(family);
        texts.forget(key);
      }
    },

    /**
     * Changes the stored map, not the one in memory, so that a record of another tab survives.
     * Returns whether anything changed.
     */
    change: (family: string, changes: RecordTexts): boolean => {
      load(family);
      const definition = definitionOf(family);
      const { map } = of(family);
      const news = [...changes].flatMap(([given, text]) => {
        const id = definition.idOf?.(given) ?? given;
        const stored = text === null ? null : canonicalJson(text);
        const isNew = stored !== undefined && stored !== (map.texts.get(id) ?? null);
        return isNew ? [{ id, stored }] : [];
      });
      if (news.length === 0 && !texts.isUnsaved(definition.key)) return false;
      const next = { texts: new Map(map.texts), values: new Map(map.values) };
      const unreadable = new Set(map.unreadable);
      for (const { id, stored } of news) {
        unreadable.delete(id);
        next.values.delete(id);
        if (stored === null) {
          next.texts.delete(id);
          continue;
        }
        next.texts.set(id, stored);
        const reading = readRecord(definition, stored);
        if (reading.ok) next.values.set(id, reading.value);
        else unreadable.add(id);
      }
      save(family, { ...next, unreadable });
      return true;
    },

    refusalOf: (family: string, changes: RecordTexts): string | undefined => {
      const { limits } = definitionOf(family);
      const added = [...changes];
      const { tooLong, isFull } = language.current().words(storageWords);
      if (added.some(([, text]) => (text ?? "").length > limits.length)) return tooLong;
      const { texts: present } = of(family).map;
      const count = present.size + added.filter(([id]) => !present.has(id)).length;
      return count > limits.records ? isFull(limits.records, family) : undefined;
    },

    /** Quarantines the present records before they are replaced. */
    copyAside: (family: string, ids: ReadonlySet<string>) => {
      const { map } = of(family);
      const present = [...map.texts].filter(([id]) => ids.has(id));
      if (present.length > 0) setAside(definitionOf(family).key, new Map(present));
    },
  };
};
