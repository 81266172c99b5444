import type { ScheduleRow } from "@smart-planner/contract";

/** In which of two weeks a class is: the first or the second, by the number of the week, or unsaid. */
export type AlternateWeeks = NonNullable<ScheduleRow["alternate"]>;

const forms: readonly (readonly [AlternateWeeks, string])[] = [
  ["a", "(?:week|woche|semana|semaine)\\s?a|a[\\s-]?(?:weeks?|woche)"],
  ["b", "(?:week|woche|semana|semaine)\\s?b|b[\\s-]?(?:weeks?|woche)"],
  ["odd", "odd(?: weeks?)?|ungerade(?: (?:kw|wochen?))?|impares|impaires?|semanas? impar(?:es)?"],
  ["even", "even(?: weeks?)?|gerade(?: (?:kw|wochen?))?|pares|paires?|semanas? par(?:es)?"],
  [
    "either",
    "14[\\s-]?tägig|14[\\s-]?tgl\\.?|zweiwöchentlich|alle (?:2|zwei) wochen|every (?:2|two|second|other) weeks?|fortnightly|bi-?weekly|alternate weeks|cada (?:2|dos) semanas|quinzenal|quincenal",
  ],
];

const cells = forms.map(([weeks, form]) => [weeks, new RegExp(`^(?:${form})$`, "iu")] as const);
/** In brackets or after a mark: `Odd functions` and `Gerade Linien` are subjects. */
const suffixes = forms.map(
  ([weeks, form]) =>
    [
      weeks,
      new RegExp(`\\s*(?:[([]\\s*(?:${form})\\s*[)\\]]|[,;–-]\\s*(?:${form}))$`, "iu"),
    ] as const,
);

/** The week of a cell in a column of weeks, where `A` and `B` are enough. */
export const alternateOfCell = (text: string): AlternateWeeks | undefined => {
  const plain = text.trim();
  if (/^a$/i.test(plain)) return "a";
  if (/^b$/i.test(plain)) return "b";
  return cells.find(([, form]) => form.test(plain))?.[0];
};

/** `Music (week B)`: the name without the part about its weeks. */
export const withoutAlternate = (
  subject: string,
): { readonly subject: string; readonly alternate: AlternateWeeks | undefined } => {
  for (const [alternate, form] of suffixes) {
    const rest = subject.replace(form, "").trim();
    if (rest !== subject && rest !== "") return { subject: rest, alternate };
  }
  return { subject, alternate: undefined };
};
