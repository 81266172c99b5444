import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../test/memory-storage.ts";
import { createTheme, type ThemeChoice, themeKey } from "./theme.ts";

const opened = (initial: Readonly<Record<string, string>> = {}) => {
  const memory = createMemoryStorage({ initial });
  const shown: ThemeChoice[] = [];
  const theme = createTheme(memory.storage, (choice) => shown.push(choice));
  return { ...memory, shown, theme };
};

describe("the theme", () => {
  it("follows the system at first", () => {
    expect(opened().shown).toEqual(["system"]);
  });

  it("shows and remembers a choice", () => {
    const { theme, shown, entries } = opened();
    theme.choose("dark");
    expect(shown).toEqual(["system", "dark"]);
    expect(entries.get(themeKey)).toBe('"dark"');
    expect(opened(Object.fromEntries(entries)).shown).toEqual(["dark"]);
  });

  it("leaves nothing behind when the system decides again", () => {
    const { theme, entries } = opened({ [themeKey]: '"dark"' });
    theme.choose("system");
    expect(theme.current()).toBe("system");
    expect(entries.has(themeKey)).toBe(false);
  });

  it("takes an unknown choice for the system's", () => {
    expect(opened({ [themeKey]: '"sepia"' }).shown).toEqual(["system"]);
  });

  it("follows a choice made in another tab and tells its listeners", () => {
    const { theme, shown, changeElsewhere } = opened();
    let told = 0;
    theme.subscribe(() => {
      told += 1;
    });
    changeElsewhere(themeKey, '"light"');
    expect(shown.at(-1)).toBe("light");
    expect(told).toBe(1);
  });
});
