/** Colours that mark content, never state. */
export const tones = ["violet", "pink", "amber", "blue", "green", "red", "indigo", "teal"] as const;

export type Tone = (typeof tones)[number];

/** Sets `--tone-bg`, `--tone-bar` and `--tone-fg`. */
export const toneClass = (tone: Tone): string => `tone-${tone}`;
