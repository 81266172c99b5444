import type { calendarProblemWords } from "../en/calendar-problems.ts";

export const problems: typeof calendarProblemWords = {
  "no-address": "Das ist keine Adresse",
  "not-https": "Die Adresse muss mit https:// oder webcal:// beginnen",
  "not-public": "Diese Adresse ist von hier aus nicht erreichbar",
  "not-found": "Unter dieser Adresse wurde nichts gefunden",
  password: "Die Adresse verlangt jetzt ein Passwort",
  "too-large": "Dieser Kalender ist zu groß",
  "too-slow": "Die Adresse antwortet nicht",
  "too-many-redirects": "Die Adresse leitet im Kreis weiter",
  unreachable: "Die Adresse ist im Moment nicht erreichbar",
  "not-a-calendar": "Das ist kein Kalender",
  "own-plan": "Das ist ein Lernplan von Smart Planner: Er wird nicht als Kalender hinzugefügt",
  "too-many-events": "Dieser Kalender hat zu viele Termine",
  unreadable: "Dieser Kalender ließ sich nicht lesen",
  "file-too-large": "Diese Datei ist größer als 10 MB",
  "file-too-slow": "Diese Datei zu lesen dauert zu lange",
  "file-unreadable": "Diese Datei ließ sich nicht lesen",
  "too-much": "Diesen Kalender zu lesen dauert zu lange",
  "address-lost": "Die Adresse ist hier nicht mehr bekannt",
};
