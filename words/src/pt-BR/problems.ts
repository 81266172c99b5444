import type { calendarProblemWords } from "../en/calendar-problems.ts";

export const problems: typeof calendarProblemWords = {
  "no-address": "Isto não é um endereço",
  "not-https": "O endereço precisa começar com https:// ou webcal://",
  "not-public": "Não dá para acessar este endereço daqui",
  "not-found": "Não há nada neste endereço",
  password: "O endereço agora pede uma senha",
  "too-large": "Este calendário é grande demais",
  "too-slow": "O endereço não responde",
  "too-many-redirects": "O endereço fica andando em círculos",
  unreachable: "Não dá para acessar o endereço agora",
  "not-a-calendar": "Isto não é um calendário",
  "own-plan": "Este é um plano de estudos do Smart Planner: ele não é adicionado como calendário",
  "too-many-events": "Este calendário tem eventos demais",
  unreadable: "Não foi possível ler este calendário",
  "file-too-large": "Este arquivo tem mais de 10 MB",
  "file-too-slow": "Ler este arquivo demora demais",
  "file-unreadable": "Não foi possível ler este arquivo",
  "too-much": "Este calendário demora demais para ser lido",
  "address-lost": "Este endereço não é mais conhecido aqui",
};
