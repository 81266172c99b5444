/** At the beginning of a sentence or a heading. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
