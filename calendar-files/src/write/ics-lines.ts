/** RFC 5545 escapes. */
export const escapedText = (text: string): string =>
  text
    .replace(/\\/g, "\\\\")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/[,;]/g, "\\$&")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character makes a file unreadable.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

const mostOctets = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** At most 75 octets a line, without splitting a character. */
const folded = (line: string): string => {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > mostOctets) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
};

export const icsText = (lines: readonly string[]): string =>
  `${lines.map(folded).join("\r\n")}\r\n`;
