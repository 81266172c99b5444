export const languageWords = {
  /** Shown in the language that it offers. */
  offer: "Use in English",
  notLoaded: "This language could not be loaded. Check your connection and try again.",
};
