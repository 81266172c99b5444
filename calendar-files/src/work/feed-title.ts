import { cleanTitle, decodeEntities } from "@smart-planner/planner/due-work";

export type Phase = "due" | "opens" | "closes" | "graded";

export interface FeedTitle {
  readonly title: string;
  readonly phase: Phase | undefined;
  /** `[French] CV`. */
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

export const feedTitleOf = (summary: string): FeedTitle => {
  const plain = cleanTitle(decodeEntities(summary));
  const [, course, bare = plain] = brackets.exec(plain) ?? [];
  for (const [phase, phrase] of phrases) {
    const title = phrase.exec(bare)?.[1];
    if (title !== undefined) return { title: title.trim(), phase, course };
  }
  return { title: bare, phase: undefined, course };
};
