export const passwordWords = { showCharacters: "Show characters" };
