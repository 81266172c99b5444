import type { ModelAnswer, ModelWish } from "../src/timetable/model-answer.ts";
import type { Behaviour } from "./fake-model.ts";

type When = NonNullable<ModelWish["when"]>;
type Amount = NonNullable<ModelWish["amount"]>;

/** The fields of a wish with those of its groups beside them. */
type Said = Partial<Omit<ModelWish, "when" | "amount"> & When & Amount>;

const noWhen: When = {
  weekdays: [],
  dates: [],
  fromTime: null,
  toTime: null,
  daysBeforeExam: null,
  examsOf: [],
};
const noAmount: Amount = {
  per: null,
  least: null,
  most: null,
  minutes: null,
  count: null,
  value: null,
};

const groupOf = <Group extends object>(empty: Group, said: Said): Group | null => {
  const given = Object.entries(said).filter(([key]) => key in empty);
  return given.length === 0 ? null : { ...empty, ...Object.fromEntries(given) };
};

/** A wish as a model writes it. */
export const said = (words: string, wish: Said): ModelWish => ({
  kind: wish.kind ?? "off",
  words,
  firm: wish.firm ?? true,
  question: wish.question ?? null,
  subjects: wish.subjects ?? [],
  secondSubjects: wish.secondSubjects ?? [],
  level: wish.level ?? null,
  when: groupOf(noWhen, wish),
  amount: groupOf(noAmount, wish),
  choice: wish.choice ?? null,
  label: wish.label ?? null,
});

/** A model that understood this and nothing else. */
export const modelSays = (answer: Partial<ModelAnswer>): Behaviour & { readonly say: string } => ({
  say: JSON.stringify({ wishes: [], notUnderstood: [], ...answer }),
});
