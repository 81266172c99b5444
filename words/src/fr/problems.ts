import type { calendarProblemWords } from "../en/calendar-problems.ts";

export const problems: typeof calendarProblemWords = {
  "no-address": "Ce n’est pas une adresse",
  "not-https": "L’adresse doit commencer par https:// ou webcal://",
  "not-public": "Cette adresse n’est pas accessible d’ici",
  "not-found": "Rien à cette adresse",
  password: "L’adresse demande maintenant un mot de passe",
  "too-large": "Cet agenda est trop volumineux",
  "too-slow": "L’adresse ne répond pas",
  "too-many-redirects": "L’adresse tourne en rond",
  unreachable: "L’adresse n’est pas accessible pour le moment",
  "not-a-calendar": "Ce n’est pas un agenda",
  "own-plan": "C’est un planning de Smart Planner : il n’est pas ajouté comme agenda",
  "too-many-events": "Ce calendrier a trop d’événements",
  unreadable: "Ce calendrier n’a pas pu être lu",
  "file-too-large": "Ce fichier dépasse 10 Mo",
  "file-too-slow": "Lire ce fichier prend trop de temps",
  "file-unreadable": "Ce fichier n’a pas pu être lu",
  "too-much": "Cet agenda est trop long à lire",
  "address-lost": "Cette adresse n’est plus connue ici",
};
