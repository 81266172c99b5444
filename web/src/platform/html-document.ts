import type { Spoken } from "./language.ts";

export const showLanguage = ({ tag, direction }: Pick<Spoken, "tag" | "direction">): void => {
  document.documentElement.lang = tag === "en" ? "en-GB" : tag;
  document.documentElement.dir = direction;
  document
    .querySelector("link[rel=manifest]")
    ?.setAttribute("href", `/manifest.${tag === "en" ? "" : `${tag}.`}webmanifest`);
  // For the server, which answers with public pages in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `smartplanner_language=${tag}; path=/; max-age=31536000; samesite=lax`;
};

/** Document-level changes that no component renders. */
export const htmlDocument = {
  unveil: () => {
    document.documentElement.style.visibility = "";
  },
  setTitle: (title: string) => {
    document.title = title;
  },
  forgetCanonicalLink: () => document.querySelector('link[rel="canonical"]')?.remove(),
  focusHeading: () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  },
  scrolledTo: () => {
    const { scrollLeft: left, scrollTop: top } = document.documentElement;
    return { left, top };
  },
  scrollTo: (place: { readonly left: number; readonly top: number }) =>
    document.documentElement.scrollTo({ ...place, behavior: "instant" }),
  isInSight: () => document.visibilityState === "visible",
} as const;
