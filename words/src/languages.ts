import type { Translations } from "./said.ts";

type File = () => Promise<{ readonly default: Translations }>;

export interface LanguageFiles {
  readonly visitors: File;
  /** For people who are signed in, beside the visitors' file. */
  readonly members: File;
  /** Refusals, emails and small pages; the page loads it with the first refusal. */
  readonly server: File;
}

/**
 * Another language is a folder beside `en` and an entry here. English has no entry: it is in the
 * app.
 */
export const languages: Readonly<Record<string, LanguageFiles>> = {
  de: {
    visitors: () => import("./de/public.ts"),
    members: () => import("./de/members.ts"),
    server: () => import("./de/server.ts"),
  },
  ar: {
    visitors: () => import("./ar/public.ts"),
    members: () => import("./ar/members.ts"),
    server: () => import("./ar/server.ts"),
  },
  es: {
    visitors: () => import("./es/public.ts"),
    members: () => import("./es/members.ts"),
    server: () => import("./es/server.ts"),
  },
  fr: {
    visitors: () => import("./fr/public.ts"),
    members: () => import("./fr/members.ts"),
    server: () => import("./fr/server.ts"),
  },
  "pt-BR": {
    visitors: () => import("./pt-BR/public.ts"),
    members: () => import("./pt-BR/members.ts"),
    server: () => import("./pt-BR/server.ts"),
  },
  ja: {
    visitors: () => import("./ja/public.ts"),
    members: () => import("./ja/members.ts"),
    server: () => import("./ja/server.ts"),
  },
};

/** English first. */
export const languageTags: readonly string[] = ["en", ...Object.keys(languages)];

const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script;

export const isLatin = (tag: string): boolean => scriptOf(tag) === "Latn";

export const directionOf = (tag: string): "ltr" | "rtl" =>
  /^(?:Arab|Hebr)$/.test(scriptOf(tag) ?? "") ? "rtl" : "ltr";

/** `Deutsch`; in English `German`. */
export const languageName = (tag: string, spoken = tag): string => {
  const name = new Intl.DisplayNames([spoken], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(spoken) + name.slice(1);
};

const primary = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/** The first preferred language we have, for any country. */
export const bestLanguage = (wanted: readonly string[]): string | undefined => {
  for (const want of wanted) {
    const found = languageTags.find((tag) => primary(tag) === primary(want));
    if (found !== undefined) return found;
  }
  return undefined;
};
