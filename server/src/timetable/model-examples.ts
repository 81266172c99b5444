import type { ModelAnswer, ModelWish } from "./model-answer.ts";

type Said = Pick<ModelWish, "kind" | "words"> & Partial<ModelWish>;

const wish = (said: Said): ModelWish => ({
  firm: true,
  question: null,
  subjects: [],
  secondSubjects: [],
  level: null,
  when: null,
  amount: null,
  choice: null,
  label: null,
  ...said,
});

const when = (said: Partial<NonNullable<ModelWish["when"]>>): ModelWish["when"] => ({
  weekdays: [],
  dates: [],
  fromTime: null,
  toTime: null,
  daysBeforeExam: null,
  examsOf: [],
  ...said,
});

const amount = (said: Partial<NonNullable<ModelWish["amount"]>>): ModelWish["amount"] => ({
  per: null,
  least: null,
  most: null,
  minutes: null,
  count: null,
  value: null,
  ...said,
});

export const modelExamples: readonly {
  readonly preferences: string;
  readonly answer: ModelAnswer;
}[] = [
  {
    preferences: "No study on Sundays, I work Tue and Thu 5-9pm, and 2 h a day but 4 on Saturdays.",
    answer: {
      wishes: [
        wish({ kind: "off", words: "No study on Sundays", when: when({ weekdays: ["Sunday"] }) }),
        wish({
          kind: "off",
          words: "I work Tue and Thu 5-9pm",
          label: "Work",
          when: when({ weekdays: ["Tuesday", "Thursday"], fromTime: "17:00", toTime: "21:00" }),
        }),
        wish({ kind: "limit", words: "2 h a day", amount: amount({ per: "day", most: 120 }) }),
        wish({
          kind: "limit",
          words: "4 on Saturdays",
          when: when({ weekdays: ["Saturday"] }),
          amount: amount({ per: "day", most: 240 }),
        }),
      ],
      notUnderstood: [],
    },
  },
  {
    preferences:
      "Physics twice a week if possible, anything but mornings. My friend says nights are best.",
    answer: {
      wishes: [
        wish({
          kind: "rhythm",
          words: "Physics twice a week if possible",
          firm: false,
          subjects: [2],
          choice: "exactly",
          amount: amount({ per: "week", count: 2 }),
        }),
        wish({
          kind: "off",
          words: "anything but mornings",
          when: when({ fromTime: "05:00", toTime: "12:00" }),
        }),
      ],
      notUnderstood: ["My friend says nights are best"],
    },
  },
  {
    preferences:
      "The last 3 days before the maths exam only maths, and be lighter before it. Maths is hard.",
    answer: {
      wishes: [
        wish({
          kind: "review",
          words: "The last 3 days before the maths exam only maths",
          subjects: [1],
          choice: "only",
          amount: amount({ count: 3 }),
        }),
        wish({
          kind: "light",
          words: "be lighter before it",
          when: when({ daysBeforeExam: 1, examsOf: [1] }),
        }),
        wish({
          kind: "difficulty",
          words: "Maths is hard",
          subjects: [1],
          amount: amount({ value: 4 }),
        }),
      ],
      notUnderstood: [],
    },
  },
  {
    preferences: "I only work on weekends. 10 hours of maths, half of physics is done.",
    answer: {
      wishes: [
        wish({
          kind: "only",
          words: "I only work on weekends",
          question: 1,
          when: when({ weekdays: ["Saturday", "Sunday"] }),
        }),
        wish({
          kind: "off",
          words: "I only work on weekends",
          question: 1,
          label: "Work",
          when: when({ weekdays: ["Saturday", "Sunday"] }),
        }),
        wish({
          kind: "work",
          words: "10 hours of maths",
          subjects: [1],
          amount: amount({ minutes: 600 }),
        }),
        wish({
          kind: "done",
          words: "half of physics is done",
          subjects: [2],
          amount: amount({ value: 0.5 }),
        }),
      ],
      notUnderstood: [],
    },
  },
  {
    preferences:
      "I would have taken Friday off, but my shift was cancelled. If it rains I study more.",
    answer: { wishes: [], notUnderstood: ["If it rains I study more"] },
  },
];
