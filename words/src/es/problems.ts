import type { calendarProblemWords } from "../en/calendar-problems.ts";

export const problems: typeof calendarProblemWords = {
  "no-address": "Esto no es una dirección",
  "not-https": "La dirección tiene que empezar por https:// o webcal://",
  "not-public": "No se puede llegar a esta dirección desde aquí",
  "not-found": "No hay nada en esta dirección",
  password: "La dirección pide ahora una contraseña",
  "too-large": "Este calendario es demasiado grande",
  "too-slow": "La dirección no responde",
  "too-many-redirects": "La dirección da vueltas en círculo",
  unreachable: "Ahora no se puede llegar a la dirección",
  "not-a-calendar": "Esto no es un calendario",
  "own-plan": "Es un plan de estudio de Smart Planner: no se añade como calendario",
  "too-many-events": "Este calendario tiene demasiados eventos",
  unreadable: "No se pudo leer este calendario",
  "file-too-large": "Este archivo ocupa más de 10 MB",
  "file-too-slow": "Leer este archivo tarda demasiado",
  "file-unreadable": "No se pudo leer este archivo",
  "too-much": "Leer este calendario tarda demasiado",
  "address-lost": "Esta dirección ya no se conoce aquí",
};
