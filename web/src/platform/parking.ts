import type { Quarantined } from "@smart-planner/contract";
import type { ListedStorage } from "./key-value-storage.ts";
import { packText, unpackText } from "./packed-text.ts";
import {
  isPersonal,
  ownerKey,
  ownerOfParked,
  parkedKeyOf,
  replicaKey,
  syncStatusKey,
} from "./personal-keys.ts";
import { quarantineKey } from "./quarantine.ts";

export interface ParkedData {
  readonly owner: string;
  readonly at: string | null;
  readonly size: number;
}

type Entry = readonly [key: string, text: string];

interface ParkedFile {
  readonly at: string;
  /** JSON, compressed. */
  readonly packed: string;
}

/** Beyond these limits, copies that are fully synced are removed. */
const mostPeople = 12;
const mostCharacters = 1_500_000;

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};

const isFile = (input: unknown): input is ParkedFile =>
  typeof input === "object" &&
  input !== null &&
  "at" in input &&
  typeof input.at === "string" &&
  isoTime.test(input.at) &&
  "packed" in input &&
  typeof input.packed === "string";

const entryOf = (pair: unknown): readonly Entry[] => {
  if (!Array.isArray(pair)) return [];
  const [key, text]: unknown[] = pair;
  if (typeof key !== "string" || typeof text !== "string") return [];
  return isPersonal(key) ? [[key, text]] : [];
};

/** Empty if the copy cannot be read. An older version stored the bare list. */
const unpack = async (text: string | null): Promise<readonly Entry[] | undefined> => {
  if (text === null) return [];
  const kept = parsed(text);
  const list = isFile(kept) ? parsed(await unpackText(kept.packed).catch(() => null)) : kept;
  return Array.isArray(list) ? list.flatMap(entryOf) : undefined;
};

const pack = async (entries: readonly Entry[], at: string): Promise<string> =>
  JSON.stringify({ at, packed: await packText(JSON.stringify(entries)) } satisfies ParkedFile);

const keysOf = (area: ListedStorage): readonly string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);

const personalEntries = (area: ListedStorage): readonly Entry[] =>
  keysOf(area)
    .filter(isPersonal)
    .flatMap((key): readonly Entry[] => {
      const text = area.getItem(key);
      return text === null ? [] : [[key, text]];
    });

const isSame = (some: readonly Entry[], others: readonly Entry[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** All or nothing. */
const write = (area: ListedStorage, entries: readonly Entry[]): boolean => {
  const before = entries.map(([key]) => [key, area.getItem(key)] as const);
  try {
    for (const [key, text] of entries) area.setItem(key, text);
    if (entries.every(([key, text]) => area.getItem(key) === text)) return true;
  } catch {
    // Storage is full: undo.
  }
  for (const [key] of entries) area.removeItem(key);
  for (const [key, text] of before) if (text !== null) area.setItem(key, text);
  return false;
};

/** Nothing is removed before its copy was read back. Returns whether it could be read and there was room. */
export const bringBack = async ({
  area,
  owner,
}: {
  readonly area: ListedStorage;
  readonly owner: string;
}): Promise<boolean> => {
  const entries = await unpack(area.getItem(parkedKeyOf(owner)));
  if (entries === undefined || !write(area, entries)) return false;
  area.removeItem(parkedKeyOf(owner));
  return true;
};

/** An unreadable copy is kept, and is in its owner's export. */
const quarantineOf = (damaged: Quarantined): Entry => [quarantineKey, JSON.stringify([damaged])];

interface ExchangeInput {
  readonly area: ListedStorage;
  readonly to: string;
  readonly timestamp: () => string;
}

const mostTries = 20;
/** The owner was never known. */
const unknownOwner = "nobody";

/**
 * Sets the present owner's data aside and restores the next one's. False if there is no room; then
 * nothing was removed.
 */
export const exchangeOwners = async (input: ExchangeInput): Promise<boolean> => {
  const { area, to, timestamp } = input;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const from = area.getItem(ownerKey);
    const held = personalEntries(area);
    const copy = await pack(held, timestamp());
    const text = area.getItem(parkedKeyOf(to));
    const returning = (await unpack(text)) ?? [
      quarantineOf({ key: parkedKeyOf(to), text: text ?? "", at: timestamp() }),
    ];
    // Synchronous from here on, and only if nothing changed meanwhile.
    if (area.getItem(ownerKey) !== from || !isSame(held, personalEntries(area))) continue;
    if (held.length > 0 && !write(area, [[parkedKeyOf(from ?? unknownOwner), copy]])) return false;
    for (const [key] of held) area.removeItem(key);
    if (!write(area, [...returning, [ownerKey, to]])) {
      // The next sign-in restores its own data.
      area.removeItem(ownerKey);
      return false;
    }
    area.removeItem(parkedKeyOf(to));
    await tidy(area);
    return true;
  }
  return false;
};

export const listParked = (area: ListedStorage): readonly ParkedData[] =>
  keysOf(area)
    .flatMap((key): readonly ParkedData[] => {
      const owner = ownerOfParked(key);
      const text = area.getItem(key);
      if (owner === undefined || text === null) return [];
      const kept = parsed(text);
      return [{ owner, at: isFile(kept) ? kept.at : null, size: text.length }];
    })
    .sort((a, b) => (b.at ?? "").localeCompare(a.at ?? ""));

const isAgreed = (version: unknown) => Array.isArray(version) && version[2] === "agreed";

/** Whether everything was synced when its owner left. */
const isOnServer = (entries: readonly Entry[]): boolean => {
  const texts = new Map(entries);
  const status = parsed(texts.get(syncStatusKey) ?? null);
  const replica = parsed(texts.get(replicaKey) ?? null);
  if (typeof status !== "object" || status === null || !("kind" in status)) return false;
  if (typeof replica !== "object" || replica === null || !("versions" in replica)) return false;
  const { versions } = replica;
  if (typeof versions !== "object" || versions === null) return false;
  return status.kind === "saved" && Object.values(versions).every(isAgreed);
};

/** The oldest first, and only fully synced ones. */
const tidy = async (area: ListedStorage): Promise<void> => {
  const all = listParked(area);
  let people = all.length;
  let characters = all.reduce((sum, { size }) => sum + size, 0);
  for (const { owner, size } of all.toReversed()) {
    if (people <= mostPeople && characters <= mostCharacters) return;
    if (!isOnServer((await unpack(area.getItem(parkedKeyOf(owner)))) ?? [])) continue;
    area.removeItem(parkedKeyOf(owner));
    people -= 1;
    characters -= size;
  }
};
