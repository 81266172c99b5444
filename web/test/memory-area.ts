import type { ShutStorage } from "../src/platform/key-value-storage.ts";

/** Local storage in memory, with a limit. */
export class MemoryArea implements ShutStorage {
  readonly entries: Map<string, string>;
  room = Number.POSITIVE_INFINITY;

  isShut = false;

  constructor(initial: Readonly<Record<string, string>> = {}) {
    this.entries = new Map(Object.entries(initial));
  }

  get length(): number {
    return this.isShut ? 0 : this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.isShut ? null : (this.entries.get(key) ?? null);
  }

  setItem(key: string, text: string): void {
    let used = text.length;
    for (const [other, kept] of this.entries) if (other !== key) used += kept.length;
    if (this.isShut || used > this.room) throw new Error("The quota is exceeded");
    this.entries.set(key, text);
  }

  removeItem(key: string): void {
    if (!this.isShut) this.entries.delete(key);
  }

  shut(): void {
    this.isShut = true;
  }
}
