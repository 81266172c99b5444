import { isLatin } from "@smart-planner/words/languages";
import { z } from "zod";

interface Language {
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly site: {
    readonly description: string;
    readonly needsJavaScript: string;
    readonly shortcuts: readonly string[];
    readonly screenshots: readonly string[];
  };
}

/** The app's page marked with a language. Other scripts than Latin use fonts of the system. */
export const translatedTemplate = (template: string, { tag, direction, site }: Language): string =>
  template
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}" dir="${direction}"`)
    .replace('<div id="root">', `<div id="root" lang="${tag}">`)
    .replace("/manifest.webmanifest", `/manifest.${tag}.webmanifest`)
    .replace(/<noscript>[^<]*/, () => `<noscript>${site.needsJavaScript}`)
    .replaceAll(isLatin(tag) ? /$^/g : /\s*<link rel="preload"[^>]*as="font"[^>]*>/g, "");

const manifestSchema = z.looseObject({
  shortcuts: z.array(z.looseObject({})),
  screenshots: z.array(z.looseObject({})),
});

/** The installed app is the same one in every language: its `id` stays. */
export const translatedManifest = (text: string, { tag, direction, site }: Language): string => {
  const manifest = manifestSchema.parse(JSON.parse(text));
  return JSON.stringify({
    ...manifest,
    lang: tag,
    dir: direction,
    description: site.description,
    shortcuts: manifest.shortcuts.map((one, place) => ({ ...one, name: site.shortcuts[place] })),
    screenshots: manifest.screenshots.map((one, place) => ({
      ...one,
      label: site.screenshots[place],
    })),
  });
};
