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
