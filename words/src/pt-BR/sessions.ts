import type { TopicNote } from "@smart-planner/planner/work";
import { placeWords } from "../en/places.ts";
import { topicWords } from "../en/topics.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length } from "./tools.ts";

const times = {
  "Early Morning": "Bem cedo",
  Morning: "Manhã",
  Afternoon: "Tarde",
  Evening: "Fim do dia",
  Night: "Noite",
};

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` e mais ${more}` : ""}`;
};

const listed = (names: readonly string[], more: number): string =>
  `${names.join(", ")}${more > 0 ? ` e mais ${more}` : ""}`;

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "Isto parece um texto corrido, não uma lista. Coloque um capítulo por linha, como “Ondas 2 h” ou “Ondas 18 p”.";
    case "sections":
      return `${count(note.count, { one: "# seção conta", other: "# seções contam" })} com o capítulo acima.`;
    case "twice":
      return `${quoted(note.names)}: já está na lista e ficou de fora.`;
    case "estimates":
      return `${quoted(note.names)}: uma estimativa é maior que 0 e de no máximo ${note.mostHours} h, então vale a usual.`;
    case "full":
      return `Esta matéria já tem seus ${note.most} capítulos; remova ou junte alguns antes.`;
    case "too many":
      return `Uma matéria comporta até ${note.most} capítulos: os outros ${note.left} ficam aqui.`;
    case "long lines":
      return `${count(note.count, { one: "# linha longa fica", other: "# linhas longas ficam" })} aqui: encurte para um nome.`;
  }
};

export default [
  said(placeWords, {
    names: {
      class: "Aula",
      commitment: "Compromisso",
      sleep: "Sono",
      "sleep hours": "Seu sono",
      calendar: "Outro calendário",
      "exam day": "Dia da prova",
      "after exam": "Depois da prova",
      "day off": "Um dia que você deixa livre",
      "not open": "Antes de abrir",
      "after due": "Depois do prazo",
      "outside free time": "Fora do seu tempo livre",
      skipped: "Com a mudança de horário, esta hora não existe",
    },
    subjectOff: (subject) => `Um dia que você deixa sem ${subject}`,
    keptFree: {
      avoided: (time) => `${times[time]}: você pediu para deixar livre`,
      before: (time) => `O tempo antes das ${time}: você pediu para deixar livre`,
      after: (time) => `O tempo depois das ${time}: você pediu para deixar livre`,
    },
    until: (name, time) => `${name} até ${time}`,
    past: "No passado",
    unknownSubject: "Não é mais uma das suas matérias",
    met: (name) => `${name} já está aqui`,
    near: (name) => `A menos de 15 min de ${name}`,
    shorter: (minutes) => `Mais curta que ${length(minutes)}`,
    longer: (minutes) => `Mais longa que ${length(minutes)}`,
    over: (minutes, allowed) => `${length(minutes)} acima das suas ${length(allowed)}`,
  }),
  said(topicWords, {
    numbers: (runs) =>
      and(runs.map(([first, last]) => (last === undefined ? first : `${first} a ${last}`))),
    chapters: (numbers) => `Capítulos ${numbers}`,
    review: (what) => `Revisar ${what}`,
    thenReview: (learned, numbers) => `${learned}, revisar ${numbers}`,
    exam: (day) => `prova em ${dayAndMonth(day)}`,
    learnNames: (learned, more) => `Aprender: ${listed(learned, more)}`,
    reviewNames: (reviewed, more) => `Revisar: ${listed(reviewed, more)}`,
    part: (number) => `, parte ${number}`,
    both: (one, other) => `${one} e ${other}`,
    pasted,
  }),
];
