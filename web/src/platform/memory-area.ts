import type { ListedStorage } from "./key-value-storage.ts";

/** For tests: what local storage is to a page, with as much room as the test gives it. */
export class MemoryArea implements ListedStorage {
  readonly entries: Map<string, string>;
  /** In characters of text. */
  room = Number.POSITIVE_INFINITY;

  constructor(initial: Readonly<Record<string, string>> = {}) {
    this.entries = new Map(Object.entries(initial));
  }

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    let used = text.length;
    for (const [other, kept] of this.entries) if (other !== key) used += kept.length;
    if (used > this.room) throw new Error("The quota is exceeded");
    this.entries.set(key, text);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }
}
