/** After the number of a day: `1st`, `2.`, `1er`, `1º` (an `o` once digits are made plain). */
export const dayEnding = "(?:(?:st|nd|rd|th|er|re|o|a)(?!\\p{L})|[.°])?";

/** Before a month or a year: `of December`, `de enero`, `d'abril`. */
export const ofMonth = "(?:(?:of|del?)\\s+|d['’]\\s*)?";
