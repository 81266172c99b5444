import type { DifferenceCounts, InputChange, SessionChange } from "@smart-planner/planner/plan";
import type {
  Certificate,
  KeptGuarantee,
  PlanProblem,
  RoomChange,
  SessionExplanation,
} from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { planChangeWords } from "../en/plan-changes.ts";
import { planHelpWords } from "../en/plan-help.ts";
import { planReadingWords } from "../en/plan-reading.ts";
import { said } from "../said.ts";
import { and, count, date, dayAndMonth, length, tools } from "./tools.ts";

const days = (amount: number) => count(amount, { one: "# Tag", other: "# Tage" });
const sessions = (amount: number) => count(amount, { one: "# Einheit", other: "# Einheiten" });
const times = {
  "Early Morning": "am frühen Morgen",
  Morning: "am Vormittag",
  Afternoon: "am Nachmittag",
  Evening: "am Abend",
  Night: "in der Nacht",
};

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? and(subjects ?? [])
      : `${subjects.length} Fächer`;
  const whose = names === "" ? "" : ` für ${names}`;
  const figures = `${
    from === undefined
      ? `Vor dem ${date(before)}`
      : `Vom ${dayAndMonth(from)} bis ${dayAndMonth(addDays(before, -1))}`
  } brauchst du ${length(neededMinutes)}${whose}, du hast ${length(roomMinutes)}`;
  if (allowed !== undefined) {
    const rules = [
      ...(allowed.hasDays ? ["an den Tagen, die du dafür erlaubst"] : []),
      ...(allowed.minutesADay === undefined
        ? []
        : [`mit höchstens ${length(allowed.minutesADay)} davon am Tag`]),
    ];
    return `${figures} ${rules.join(", ")}.`;
  }
  if (subjects !== undefined) return `${figures} nach dem, was du für jedes erlaubst.`;
  return isProven
    ? `${figures}.`
    : `${figures}: Die Minuten würden reichen, aber neben den anderen Einheiten passt keine ganze mehr.`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  switch (why.kind) {
    case "no room":
      return `Vor dem ${date(examDate)} ist keine Zeit für eine Einheit frei.`;
    case "below a session":
      return `Was noch zu tun ist, ${length(why.leftMinutes)}, ist weniger als deine kürzeste Einheit von ${length(why.sessionMinutes)}.`;
    case "taken":
      return `Andere Fächer mit ebenso nahen Prüfungen brauchen alle ${length(why.roomMinutes)} freie Zeit vor dem ${date(examDate)}.`;
  }
};

const relaxed = {
  "free days": "auch manche freien Tage genutzt werden",
  midday:
    "an manchen Tagen etwas wegfällt: ein freier Tag, eine Essenspause oder ein freier Prüfungsvormittag",
  pauses:
    "an manchen Tagen etwas wegfällt: ein freier Tag, ein freier Prüfungsvormittag oder eine Pause",
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "Füge mindestens ein Fach mit Name und Prüfungstermin hinzu.";
    case "no date":
      return `${problem.subject} hat noch keinen Prüfungstermin.`;
    case "exam over":
      return `Die Prüfung in ${problem.subject} war am ${date(problem.examDate)}: Es bekommt keine Zeit.`;
    case "exam today":
      return `Die Prüfung in ${problem.subject} ist heute: Es bekommt keine Zeit.`;
    case "kept free":
      return `Mit den Tagen, die du vor der Prüfung am ${date(problem.examDate)} frei halten willst, bleibt für ${problem.subject} kein Tag.`;
    case "far away":
      return `Die Prüfung in ${problem.subject} ist mehr als ${problem.days} Tage entfernt: Der Plan umfasst die ersten ${problem.days} Tage.`;
    case "repeated":
      return `${problem.subject} steht mehrmals mit demselben Prüfungstermin da: Es wird einmal geplant.`;
    case "no hours":
      return "Es gibt keine Lernstunden pro Tag zum Planen.";
    case "one length":
      return `Die kürzeste Einheit ist länger als die längste: Jede Einheit dauert ${length(problem.minutes)}.`;
    case "day too short":
      return `Die kürzeste Einheit (${length(problem.minutes)}) ist länger als die Lernzeit eines Tages (${length(problem.dayMinutes)}): Ändere eines davon, dann lässt sich planen.`;
    case "no free time":
      return `Vor den Prüfungen sind keine ${length(problem.minutes)} am Stück frei: ${problem.isByWishes ? "Lass in deinen Wünschen mehr Tage oder Stunden offen" : "Markiere freie Zeit oder entferne Unterricht, einen Termin oder Schlaf"}.`;
    case "no time":
      return `${problem.name} bekommt keine Zeit. ${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `Die Zeit ist so knapp, dass ${relaxed[problem.relaxed]}.`;
    case "preferred time":
      return `Du lernst gern ${times[problem.time]}, hast dort aber keine freie Zeit.`;
  }
};

const inDays = (amount: number): string => {
  if (amount < 0) return `vor ${count(-amount, { one: "# Tag", other: "# Tagen" })}`;
  if (amount === 0) return "heute";
  return amount === 1 ? "morgen" : `in ${amount} Tagen`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `damit bist du heute Abend mit ${length(reason.doneMinutes)} von ${length(reason.needMinutes)} im Plan`;
    case "progress":
      return `damit sind es ${length(reason.doneMinutes)} von ${length(reason.needMinutes)}`;
    case "kept for review":
      return "an einem der letzten Tage vor der Prüfung, die dafür frei sind";
    case "first look":
      return "ein erster Blick darauf";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "noch eine Einheit am selben Tag"
        : `${days(reason.daysSinceLast)} nach der letzten Einheit`;
    case "preferred time":
      return `${reason.isFirst ? "erste freie Stunde" : "zu deiner Lieblingszeit"} ${times[reason.time]}`;
    case "first free time":
      return "erste freie Zeit des Tages";
    case "rising":
      return "je näher die Prüfung, desto mehr";
    case "before rest":
      return `damit ${tools.weekday(reason.rest)} frei bleibt`;
    case "unmoved":
      return "wo dein Plan es vorher hatte";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `Nie mehr als ${length(kept.minutes)} an einem Tag.`;
    case "before-exams":
      return "Nichts für eine Prüfung an ihrem eigenen Tag oder danach, nichts in der Vergangenheit.";
    case "busy-times":
      return "Nichts während Unterricht, Terminen oder Schlaf.";
    case "free-time-only":
      return "Nur in deiner freien Zeit an den Wochentagen, an denen du sie markiert hast.";
    case "session-lengths":
      return `Einheiten von ${length(kept.minimum)}${kept.minimum === kept.maximum ? "" : ` bis ${length(kept.maximum)}`} mit Pausen dazwischen.`;
    case "every-subject":
      return "Jedes Fach mit einer Prüfung und Platz davor bekommt Zeit.";
    case "fair-and-spread":
      return "Schwere Fächer und nahe Prüfungen bekommen mehr, über Tage verteilt.";
    case "own-eve":
      return "Am Tag vor einer Prüfung ist Zeit für ihr Fach, wenn du an dem Tag lernst.";
    case "wishes":
      return "Nichts an Tagen und zu Zeiten, die du frei haben wolltest.";
  }
};

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `die letzten ${chapters.length} Kapitel von ${subject}`
    : `${and(chapters.map((name) => `„${name}“`))} in ${subject}`;

const helpTexts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `Täglich ${length(change.minutes)} mehr lernen`,
        `Du lernst jetzt bis zu ${length(change.dayMinutes)} am Tag.`,
      ];
    case "open weekday": {
      const weekday = tools.weekday(change.weekday);
      return [
        `Den ganzen ${weekday} zum Lernen öffnen`,
        `Der ganze ${weekday} ist jetzt zum Lernen offen.`,
      ];
    }
    case "longer sessions":
      return [
        `Einheiten bis ${length(change.minutes)} erlauben`,
        `Einheiten dürfen jetzt bis zu ${length(change.minutes)} dauern.`,
      ];
    case "shorter sessions":
      return [
        `Einheiten ab ${length(change.minutes)} erlauben`,
        `Einheiten dürfen jetzt auch nur ${length(change.minutes)} dauern.`,
      ];
    case "higher limit":
      return [
        `Täglich ${length(change.minutes)} ${change.subject} erlauben`,
        `Pro Tag dürfen jetzt bis zu ${length(change.minutes)} ${change.subject} geplant werden.`,
      ];
    case "start today":
      return [`Mit ${change.title} heute anfangen`, `${change.title} kann jetzt heute beginnen.`];
    case "less time":
      return [
        `${change.title} in ${length(change.minutes)} schaffen`,
        `${change.title} dauert jetzt ${length(change.minutes)}.`,
      ];
    case "hand in late":
      return [
        `${change.title} ${days(change.days)} später abgeben`,
        `${change.title} ist jetzt am ${date(change.due)} fällig.`,
      ];
    case "let go":
      return [`${change.title} weglassen`, `${change.title} ist weggelassen.`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`Weglassen: ${chapters}`, `Jetzt weggelassen: ${chapters}.`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `jedes offene Kapitel von ${change.subject}`
          : chaptersText([change.chapter], change.subject);
      return [
        `${change.percent} % weniger Zeit für ${what}`,
        `Für ${what} sind jetzt ${change.percent} % weniger Zeit geplant.`,
      ];
    }
    case "lower goal":
      return [
        `Das Ziel von ${change.subject} von ${length(change.from)} auf ${length(change.to)} senken`,
        `Das Ziel von ${change.subject} ist jetzt ${length(change.to)}.`,
      ];
  }
};

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${date(day)}${startTime === undefined ? "" : `, ${startTime}`}, ${length(minutes)}`;

const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    [moved, "verschoben"],
    [changed, "länger oder kürzer"],
    [added, "neu"],
    [removed, "entfallen"],
  ] as const;
  const named = parts.filter(([amount]) => amount > 0);
  if (named.length === 0) return "keine Einheit geändert";
  return and(
    named.map(([amount, what], index) => `${index > 0 ? amount : sessions(amount)} ${what}`),
  );
};

const sessionText = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${change.subject}: vom ${place(change.from)} auf den ${place(change.to)}`;
    case "changed":
      return `${change.subject}: ${place(change.from)} wird zu ${length(change.minutes)}`;
    case "added":
      return `${change.subject}: neu am ${place(change.to)}`;
    case "removed":
      return `${change.subject}: entfällt am ${place(change.from)}`;
  }
};

const inputText = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `${change.subject} ist dazugekommen.`;
    case "subject removed":
      return `${change.subject} ist nicht mehr bei deinen Prüfungen.`;
    case "exam added":
      return `${change.subject} hat eine Prüfung mehr, am ${dayAndMonth(change.exam)}.`;
    case "exam removed":
      return `${change.subject} hat eine Prüfung weniger.`;
    case "exam moved":
      return `Die Prüfung in ${change.subject} ist jetzt am ${dayAndMonth(change.to)}.`;
    case "work":
      return `Du hast die Kapitel von ${change.subject} geändert.`;
    case "due work added":
      return change.due === undefined
        ? `${change.title} ist dazugekommen.`
        : `${change.title} ist dazugekommen, fällig am ${dayAndMonth(change.due)}.`;
    case "due work changed":
      return `${change.title} hat sich geändert.`;
    case "done early":
      return `In ${change.subject} bist du dem Plan ${length(change.minutes)} voraus.`;
    case "hours":
      return `Deine Stunden pro Tag sind jetzt ${change.to} statt ${change.from}.`;
    case "week":
      return "Deine Woche oder deine Vorlieben haben sich geändert.";
    case "days freed":
      return change.count === 1
        ? `${dayAndMonth(change.first)} ist nicht mehr frei.`
        : `${change.count} Tage ab ${dayAndMonth(change.first)} sind nicht mehr frei.`;
    case "calendar freed":
      return change.isAllDay
        ? `Ganztägige Termine in „${change.name}“ belegen ihre Tage nicht mehr.`
        : `„${change.name}“ belegt deine Zeit nicht mehr.`;
    case "session hit": {
      const session = `${change.subject} am ${dayAndMonth(change.day)}, ${change.startTime},`;
      return change.into === undefined
        ? `${session} fällt auf einen freien Tag.`
        : `${session} überschneidet sich mit „${change.into}“.`;
    }
  }
};

const occasions = { exam: "Prüfung", due: "fällig", "was due": "war fällig" };

export default [
  said(planReadingWords, {
    session: ({ name, what, days: away, difficulty, reasons }) =>
      [
        `${name}: ${occasions[what]} ${inDays(away)}`,
        ...(difficulty === undefined ? [] : [`Schwierigkeit ${difficulty}`]),
        `${reasons.map(reasonText).join(", ")}.`,
      ].join(", "),
    keeps: keptText,
    breaks: {
      "daily-hours": "Mehr als deine Stunden an einem Tag.",
      "before-exams": "Nicht vor der Prüfung oder Abgabe, oder in der Vergangenheit.",
      "busy-times": "Über Unterricht, einem Termin oder Schlaf.",
      "free-time-only": "Außerhalb deiner freien Zeit.",
      "session-lengths": "Zu kurz, zu lang oder ohne Pause dazwischen.",
      "every-subject": "Zu wenig Zeit, obwohl Platz ist.",
      "fair-and-spread": "Nicht gerecht verteilt.",
      "own-eve": "Keine Zeit am Tag vor der Prüfung.",
      wishes: "Zu einer Zeit, die du freihalten wolltest.",
    },
    problems: (problems) => [
      ...new Set(problems.map((one) => (typeof one === "string" ? one : problemText(one)))),
    ],
  }),
  said(planHelpWords, {
    offer: (change) => helpTexts(change)[0],
    done: (change) => helpTexts(change)[1],
  }),
  said(planChangeWords, {
    counts,
    session: sessionText,
    fillFreed: (minutes, subjects) =>
      `${length(minutes)} für ${subjects.length === 1 ? subjects[0] : "deine Prüfungen"} nutzen`,
    inputs: ([first, ...others]) =>
      first === undefined
        ? ""
        : `${inputText(first)}${others.length === 0 ? "" : ` Und ${others.length} weitere.`}`,
  }),
];
