import type { TopicNote } from "@smart-planner/planner/work";
import { placeWords } from "../en/places.ts";
import { topicWords } from "../en/topics.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length } from "./tools.ts";

const times = {
  "Early Morning": "Tôt le matin",
  Morning: "Le matin",
  Afternoon: "L’après-midi",
  Evening: "Le soir",
  Night: "La nuit",
};

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `« ${name} »`);
  const more = names.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` et ${more} de plus` : ""}`;
};

const listed = (names: readonly string[], more: number): string =>
  `${names.join(", ")}${more > 0 ? ` et ${more} de plus` : ""}`;

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "On dirait un texte suivi, pas une liste. Mets un chapitre par ligne, comme « Ondes 2 h » ou « Ondes 18 p ».";
    case "sections":
      return `${count(note.count, { one: "# section compte", other: "# sections comptent" })} avec le chapitre au-dessus.`;
    case "twice":
      return `${quoted(note.names)} : déjà dans la liste, laissé de côté.`;
    case "estimates":
      return `${quoted(note.names)} : une estimation est supérieure à 0 et d’au plus ${note.mostHours} h ; l’habituelle est donc utilisée.`;
    case "full":
      return `Cette matière a déjà ses ${note.most} chapitres ; retire ou fusionne-en d’abord.`;
    case "too many":
      return `Une matière contient jusqu’à ${note.most} chapitres : les ${note.left} autres restent ici.`;
    case "long lines":
      return `${count(note.count, { one: "# longue ligne reste", other: "# longues lignes restent" })} ici : réduis à un nom.`;
  }
};

export default [
  said(placeWords, {
    names: {
      class: "Cours",
      commitment: "Engagement",
      sleep: "Sommeil",
      "sleep hours": "Ton sommeil",
      calendar: "Un autre calendrier",
      "exam day": "Jour de l’examen",
      "after exam": "Après son examen",
      "day off": "Un jour que tu gardes libre",
      "not open": "Avant l’ouverture",
      "after due": "Après la date de rendu",
      "outside free time": "En dehors de ton temps libre",
      skipped: "Cette heure n’existe pas au changement d’heure",
    },
    subjectOff: (subject) => `Un jour que tu gardes sans ${subject}`,
    keptFree: {
      avoided: (time) => `${times[time]}, que tu veux garder libre`,
      before: (time) => `Le temps avant ${time}, que tu veux garder libre`,
      after: (time) => `Le temps après ${time}, que tu veux garder libre`,
    },
    until: (name, time) => `${name} jusqu’à ${time}`,
    past: "Dans le passé",
    unknownSubject: "N’est plus une de tes matières",
    met: (name) => `${name} est déjà ici`,
    near: (name) => `À moins de 15 min de ${name}`,
    shorter: (minutes) => `Plus courte que ${length(minutes)}`,
    longer: (minutes) => `Plus longue que ${length(minutes)}`,
    over: (minutes, allowed) => `${length(minutes)} de plus que tes ${length(allowed)}`,
  }),
  said(topicWords, {
    numbers: (runs) =>
      and(runs.map(([first, last]) => (last === undefined ? first : `${first} à ${last}`))),
    chapters: (numbers) => `Chapitres ${numbers}`,
    review: (what) => `Réviser ${what}`,
    thenReview: (learned, numbers) => `${learned}, réviser ${numbers}`,
    exam: (day) => `examen du ${dayAndMonth(day)}`,
    learnNames: (learned, more) => `Apprendre : ${listed(learned, more)}`,
    reviewNames: (reviewed, more) => `Réviser : ${listed(reviewed, more)}`,
    part: (number) => `, partie ${number}`,
    both: (one, other) => `${one} et ${other}`,
    pasted,
  }),
];
