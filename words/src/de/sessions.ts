import type { TopicNote } from "@smart-planner/planner/work";
import { placeWords } from "../en/places.ts";
import { topicWords } from "../en/topics.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length } from "./tools.ts";

const times = {
  "Early Morning": "Früher Morgen",
  Morning: "Vormittag",
  Afternoon: "Nachmittag",
  Evening: "Abend",
  Night: "Nacht",
};

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `„${name}“`);
  const more = names.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}`;
};

const listed = (names: readonly string[], more: number): string =>
  `${names.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}`;

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "Das liest sich wie Fließtext, nicht wie eine Liste. Schreib jedes Kapitel in eine eigene Zeile, etwa „Wellen 2 h“ oder „Wellen 18 p“.";
    case "sections":
      return `${count(note.count, { one: "# Abschnitt zählt", other: "# Abschnitte zählen" })} zum Kapitel darüber.`;
    case "twice":
      return `${quoted(note.names)} gibt es schon: weggelassen.`;
    case "estimates":
      return `${quoted(note.names)}: Eine Schätzung liegt zwischen 0 und ${note.mostHours} h, deshalb gilt die übliche.`;
    case "full":
      return `Dieses Fach hat schon ${note.most} Kapitel; entferne oder verbinde zuerst einige.`;
    case "too many":
      return `Ein Fach hat höchstens ${note.most} Kapitel: Die übrigen ${note.left} bleiben hier.`;
    case "long lines":
      return `${count(note.count, { one: "# lange Zeile bleibt", other: "# lange Zeilen bleiben" })} hier: Kürze auf einen Namen.`;
  }
};

export default [
  said(placeWords, {
    names: {
      class: "Unterricht",
      commitment: "Termin",
      sleep: "Schlaf",
      "sleep hours": "Dein Schlaf",
      calendar: "Ein anderer Kalender",
      "exam day": "Prüfungstag",
      "after exam": "Nach der Prüfung",
      "day off": "Ein Tag, den du freihältst",
      "not open": "Bevor die Aufgabe beginnt",
      "after due": "Nach der Abgabe",
      "outside free time": "Außerhalb deiner freien Zeit",
      skipped: "Diese Zeit entfällt bei der Zeitumstellung",
    },
    subjectOff: (subject) => `Ein Tag, den du von ${subject} freihältst`,
    keptFree: {
      avoided: (time) => `${times[time]}: soll frei bleiben`,
      before: (time) => `Die Zeit vor ${time} soll frei bleiben`,
      after: (time) => `Die Zeit nach ${time} soll frei bleiben`,
    },
    until: (name, time) => `${name} bis ${time}`,
    past: "In der Vergangenheit",
    unknownSubject: "Keines deiner Fächer mehr",
    met: (name) => `${name} ist schon hier`,
    near: (name) => `Weniger als 15 min bis ${name}`,
    shorter: (minutes) => `Kürzer als ${length(minutes)}`,
    longer: (minutes) => `Länger als ${length(minutes)}`,
    over: (minutes, allowed) => `${length(minutes)} mehr als deine ${length(allowed)}`,
  }),
  said(topicWords, {
    numbers: (runs) =>
      and(runs.map(([first, last]) => (last === undefined ? first : `${first} bis ${last}`))),
    chapters: (numbers) => `Kapitel ${numbers}`,
    review: (what) => `${what} wiederholen`,
    thenReview: (learned, numbers) => `${learned}, ${numbers} wiederholen`,
    exam: (day) => `Prüfung am ${dayAndMonth(day)}`,
    learnNames: (learned, more) => `Lernen: ${listed(learned, more)}`,
    reviewNames: (reviewed, more) => `Wiederholen: ${listed(reviewed, more)}`,
    part: (number) => `, Teil ${number}`,
    both: (one, other) => `${one} und ${other}`,
    pasted,
  }),
];
