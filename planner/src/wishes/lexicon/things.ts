const words = {
  work: "work working job shift shifts intern internship babysit babysitting office arbeit schicht",
  sports:
    "football soccer hockey tennis gym training practice swim swimming yoga judo karate rugby basketball volleyball handball dance dancing sport sports run running climbing row rowing fitness workout fußball schwimmen turnen",
  meal: "lunch dinner breakfast supper brunch meal mittagessen abendessen frühstück",
  commute: "commute commuting",
  class:
    "school uni university college class classes lecture lectures lesson lessons seminar seminars lab labs tutorial tutorials schule vorlesung vorlesungen unterricht",
  hobby: "piano guitar violin music driving dance klavier gitarre",
} as const;

export type Thing = keyof typeof words;

/** Whether a name has a word for such a fixed time, in any language. Apart from lexicons: pages load it without them. */
export const isNamedAs = (name: string, thing: Thing): boolean => {
  const known = words[thing].split(" ");
  return (name.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => known.includes(word));
};
