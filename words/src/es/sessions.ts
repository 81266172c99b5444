import type { TopicNote } from "@smart-planner/planner/work";
import { placeWords } from "../en/places.ts";
import { topicWords } from "../en/topics.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length } from "./tools.ts";

const times = {
  "Early Morning": "Primera hora",
  Morning: "Mañana",
  Afternoon: "Tarde",
  Evening: "Última hora de la tarde",
  Night: "Noche",
};

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `«${name}»`);
  const more = names.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` y ${more} más` : ""}`;
};

const listed = (names: readonly string[], more: number): string =>
  `${names.join(", ")}${more > 0 ? ` y ${more} más` : ""}`;

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "Parece un texto seguido, no una lista. Pon un capítulo en cada línea, como «Ondas 2 h» u «Ondas 18 p».";
    case "sections":
      return `${count(note.count, { one: "# sección cuenta", other: "# secciones cuentan" })} con el capítulo de arriba.`;
    case "twice":
      return `${quoted(note.names)}: ya está en la lista y se ha omitido.`;
    case "estimates":
      return `${quoted(note.names)}: una estimación es mayor que 0 y de ${note.mostHours} h como máximo, así que se usa la habitual.`;
    case "full":
      return `Esta asignatura ya tiene sus ${note.most} capítulos; quita o une algunos primero.`;
    case "too many":
      return `Una asignatura admite hasta ${note.most} capítulos: los otros ${note.left} se quedan aquí.`;
    case "long lines":
      return `${count(note.count, { one: "# línea larga se queda", other: "# líneas largas se quedan" })} aquí: acórtala a un nombre.`;
  }
};

export default [
  said(placeWords, {
    names: {
      class: "Clase",
      commitment: "Compromiso",
      sleep: "Sueño",
      "sleep hours": "Tus horas de sueño",
      calendar: "Otro calendario",
      "exam day": "Día del examen",
      "after exam": "Después de su examen",
      "day off": "Un día que reservas libre",
      "not open": "Antes de que se abra",
      "after due": "Después de la entrega",
      "outside free time": "Fuera de tu tiempo libre",
      skipped: "Con el cambio de hora, este momento no existe",
    },
    subjectOff: (subject) => `Un día que reservas sin ${subject}`,
    keptFree: {
      avoided: (time) => `${times[time]}: pediste dejarla libre`,
      before: (time) => `Antes de las ${time}: pediste dejarlo libre`,
      after: (time) => `Después de las ${time}: pediste dejarlo libre`,
    },
    until: (name, time) => `${name} hasta las ${time}`,
    past: "En el pasado",
    unknownSubject: "Ya no es una de tus asignaturas",
    met: (name) => `${name} ya está aquí`,
    near: (name) => `A menos de 15 min de ${name}`,
    shorter: (minutes) => `Más corta que ${length(minutes)}`,
    longer: (minutes) => `Más larga que ${length(minutes)}`,
    over: (minutes, allowed) => `${length(minutes)} más que tus ${length(allowed)}`,
  }),
  said(topicWords, {
    numbers: (runs) =>
      and(runs.map(([first, last]) => (last === undefined ? first : `${first} a ${last}`))),
    chapters: (numbers) => `Capítulos ${numbers}`,
    review: (what) => `Repasar ${what}`,
    thenReview: (learned, numbers) => `${learned}, repasar ${numbers}`,
    exam: (day) => `examen del ${dayAndMonth(day)}`,
    learnNames: (learned, more) => `Aprender: ${listed(learned, more)}`,
    reviewNames: (reviewed, more) => `Repasar: ${listed(reviewed, more)}`,
    part: (number) => `, parte ${number}`,
    both: (one, other) => `${one} y ${other}`,
    pasted,
  }),
];
