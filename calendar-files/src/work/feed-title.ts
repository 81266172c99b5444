import { cleanTitle, decodeEntities, saysDue } from "@smart-planner/planner/due-work";

export type Phase = "due" | "opens" | "closes" | "graded";

export interface FeedTitle {
  readonly title: string;
  readonly phase: Phase | undefined;
  /** `18:00 [French] CV` or `[French] CV`. */
  readonly course: string | undefined;
}

/** Phrases around the title, by language. */
const phrases: readonly (readonly [Phase, RegExp])[] = [
  ["graded", /^(.+?) is due to be graded$/i],
  ["closes", /^(.+?) - availability ends$/i],
  ["opens", /^(.+?) - (?:available|availability starts)$/i],
  [
    "opens",
    /^(.+?)\s?(?:\(?(?:opens|se abren?|abre|abren|öffnet|beginnt|s'ouvre|ouvre|åpner|öppnar|åbner|opent|apre|avautuu|otevřeno|otwiera się|открывается|açılıyor)\)?|啟用|启用|開始|開放|開啟|열림)$/iu,
  ],
  ["opens", /^(?:início de|abertura de|opening of) (.+)$/iu],
  [
    "closes",
    /^(.+?)\s?(?:\(?(?:closes|se cierran?|cierran?|fecha|schließt|endet|se ferme|ferme|stenger|stänger|lukker|sluit|chiude|sulkeutuu|zavřeno|zamyka się|закрывается|kapanıyor)\)?|關閉|关闭|終了|結束|닫힘)$/iu,
  ],
  ["closes", /^(?:término de|encerramento de|closing of) (.+)$/iu],
  [
    "due",
    /^(.+?)\s?(?:(?:\s-\s|\bis )?\bdue\.?|(?:está )?pendiente|vence|está marcado\(a\) para esta data|har förfallit|ist fällig|fällig|(?:est )?à rendre|est attendu|(?:è )?in scadenza|moet ingeleverd (?:zijn|worden)|er forfalden|forfaller|na termin|は期限です。?|의? ?마감 기한)$/iu,
  ],
  ["due", /^(?:vencimiento de|entrega de|due) (?=\p{L}{3})(.+)$/iu],
];

const brackets = /^\[([^\]]{2,80})\]\s*(.+)$/u;
const clockBefore = /^\d{1,2}[:.]\d{2}\s+(?=\S)/;

/** `Hand-in: Essay` and `Sheet 1: Deadline` without the due word. */
const withoutDueWord = (title: string): FeedTitle | undefined => {
  const [, before = "", after = ""] = /^([^:]{3,40}):\s+(.{2,})$/u.exec(title) ?? [];
  const isWord = (text: string) => saysDue(text) && /^\p{L}[\p{L}-]*(?: \p{L}+)?$/u.test(text);
  if (isWord(before)) return { title: after, phase: "due", course: undefined };
  if (isWord(after)) return { title: before, phase: "due", course: undefined };
  return undefined;
};

export const feedTitleOf = (summary: string): FeedTitle => {
  const plain = cleanTitle(decodeEntities(summary)).replace(clockBefore, "");
  const [, label, rest] = brackets.exec(plain) ?? [];
  // `[Live 29/04] Title`: a label that is a date or a number is no course.
  const course = label !== undefined && !/\d[/.]\d|^\d+$/.test(label) ? label : undefined;
  const bare = course === undefined ? plain : (rest ?? plain);
  for (const [phase, phrase] of phrases) {
    const title = phrase.exec(bare)?.[1];
    if (title !== undefined) return { title: title.trim(), phase, course };
  }
  return { ...(withoutDueWord(bare) ?? { title: bare, phase: undefined }), course };
};
