const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** For text and for attributes in double quotes, in HTML and XML alike. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => names[character] ?? character);
