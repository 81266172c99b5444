/**
 * Other languages are in a build with `VITE_LANGUAGES=on` alone until every screen takes its texts
 * from words: half a screen would be translated.
 */
export const languagesAreOn = import.meta.env.VITE_LANGUAGES === "on";
