import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { languages } from "./languages.ts";

const files = readdirSync(new URL("en/", import.meta.url)).filter((name) => !/\.test\./.test(name));

const english = async (): Promise<readonly (readonly [string, object])[]> => {
  const read = files.map(async (file): Promise<Record<string, object>> => import(`./en/${file}`));
  return (await Promise.all(read)).flatMap((module) => Object.entries(module));
};

it.each(Object.entries(languages))("%s has every English module", async (_tag, language) => {
  const parts = await Promise.all([language.visitors(), language.members(), language.server()]);
  const translated = new Set(parts.flatMap((part) => part.default.map(([module]) => module)));
  const missing = (await english()).filter(([, module]) => !translated.has(module));
  expect(missing.map(([name]) => name)).toEqual([]);
});
