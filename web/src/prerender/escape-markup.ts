const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** For text and double-quoted attributes in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => names[character] ?? character);
