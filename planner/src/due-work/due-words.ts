/** Words around due work, in the languages most lines are written in; other words stay in the title. */
const words = (...languages: readonly string[]): string =>
  languages
    .flatMap((language) => language.split(" "))
    .map((word) => word.replaceAll("_", "\\s+"))
    // "is due on" before "is due": the longest one counts.
    .sort((one, other) => other.length - one.length)
    .join("|");

/** Lead to a due day. */
export const dueLeads = words(
  "due is_due are_due due_on due_by is_due_on by on for until till before deadline hand_in_by to_hand_in_by submit_by",
  "bis kommenden fällig Abgabe abgeben abzugeben am für",
  "à_rendre pour avant le rendre_le",
  "entrega entregar para hasta antes_del el vence",
  "scadenza entro consegna per il",
  "inleveren voor uiterlijk op tot",
  "até prazo no na",
  "يوم حتى قبل بحلول",
);

/** After a due day, if a language has its prepositions there. */
export const dueTails = words("までに まで に 締切 締め切り 期限 提出");

/** Lead to the day on which work can begin. */
export const opensLeads = words(
  "from start start_on starts starting starts_on opens opens_on available_from not_before given_out",
  "ab Ausgabe beginnt_am",
  "à_partir_du à_partir_de dès",
  "desde a_partir_del",
  "dal a_partire_dal",
  "vanaf",
  "a_partir_de",
);

/** Lead to the last day of weekly work. */
export const untilLeads = words(
  "until till through ends",
  "bis bis_zum",
  "jusqu'au",
  "hasta hasta_el",
  "fino_al",
  "tot tot_en_met",
  "até",
);

export const everyWords = words(
  "every each",
  "jeden jede jedes",
  "chaque tous_les",
  "cada todos_los",
  "ogni",
  "elke iedere",
  "toda todas_as",
  "كل",
  "毎週",
);
export const weekWords = words(
  "week weeks",
  "Woche Wochen",
  "semaine semaines",
  "semana semanas",
  "settimana settimane",
  "weken",
);
export const weeklyWords = words(
  "weekly every_week",
  "wöchentlich",
  "hebdomadaire toutes_les_semaines",
  "semanal semanalmente",
  "settimanale",
  "wekelijks",
);
export const secondWords = words(
  "second other 2nd",
  "zweite zweiten zweiter",
  "deuxième",
  "segunda dos",
  "seconda due",
  "tweede",
);
export const timeLeads = words("at @", "um", "à", "a_las", "alle", "om", "às");
/** Between two days of which one is meant. */
export const orWords = words("or", "oder", "ou", "o", "of", "أو", "か");
/** Before a weekday that counts from another day: "a week from Friday". */
export const awayWords = words("week weeks day days", "Woche Wochen Tag Tage", "semaine", "semana");
export const aboutWords = words(
  "about around roughly approx ~ takes",
  "etwa ca\\. ca circa ungefähr",
  "environ",
  "unos unas",
);
export const pageWords = words("pages page pp", "Seiten Seite", "páginas página", "pagine pagina");
export const perWords = words("a per each", "pro je", "par la", "por", "al alla");
export const subjectLeads = words("for in", "für in", "pour en de", "para de", "per di", "voor");
export const dayAfterTomorrowWords = words(
  "day_after_tomorrow the_day_after_tomorrow",
  "übermorgen",
  "après-demain",
  "pasado_mañana",
  "dopodomani",
  "overmorgen",
  "depois_de_amanhã",
  "بعد_غد",
  "明後日",
);
export const tomorrowWords = words(
  "tomorrow",
  "morgen",
  "demain",
  "mañana",
  "domani",
  "amanhã",
  "غدا",
  "明日",
);
export const todayWords = words(
  "today tonight",
  "heute",
  "aujourd'hui",
  "hoy",
  "oggi",
  "vandaag",
  "hoje",
  "اليوم",
  "今日",
);
/** Beside a weekday: the one of another week may be meant. */
export const nextWords = words(
  "next",
  "nächsten nächste nächster nächstes",
  "prochain prochaine",
  "próximo próxima que_viene que_vem",
  "prossimo prossima",
  "volgende",
  "القادم القادمة المقبل المقبلة",
  "来週の",
);
/** At the beginning and end of a title. */
export const fillers = words(
  "my the a an is are i have",
  "mein meine mein_e der die das ist",
  "mon ma mes la est",
  "mi es",
  "mio mia è",
  "mijn",
);
export const groupWords = words("group team", "Gruppe Gruppenarbeit", "groupe", "grupo", "gruppo");
