import type { Translations } from "./said.ts";

type File = () => Promise<{ readonly default: Translations }>;

export interface LanguageFiles {
  /** In the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly visitors: File;
  /** For people who are signed in, beside the visitors' file. */
  readonly members: File;
  /** Refusals, emails and small pages; the page loads it with the first refusal. */
  readonly server: File;
}

/** Another language is a folder beside `en` and a row here. English is no row: it is in the app. */
export const languages: Readonly<Record<string, LanguageFiles>> = {
  de: {
    name: "Deutsch",
    direction: "ltr",
    visitors: () => import("./de/public.ts"),
    members: () => import("./de/members.ts"),
    server: () => import("./de/server.ts"),
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    visitors: () => import("./ar/public.ts"),
    members: () => import("./ar/members.ts"),
    server: () => import("./ar/server.ts"),
  },
};
