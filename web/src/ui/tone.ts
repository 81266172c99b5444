/** The colours that mark content, never the state of the interface. */
export const tones = ["violet", "pink", "amber", "blue", "green", "red", "indigo", "teal"] as const;

export type Tone = (typeof tones)[number];

/** Gives `--tone-bg`, `--tone-bar` and `--tone-fg` to the element and what is inside it. */
export const toneClass = (tone: Tone): string => `tone-${tone}`;
