import type { ReadDueWork } from "@smart-planner/planner/due-work";
import type { TextSpan } from "@smart-planner/planner/wishes";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { smartWords } from "@smart-planner/words/en/smart";
import { useWords } from "../../ui/use-words.ts";
import { suggestWish } from "./suggest-wish.ts";

/** As much of a sentence as is shown around some words of it. */
const furthest = 80;

/** The words at a place of a text, and the words around them in their sentence. */
const sentenceAround = (text: string, { start, end }: TextSpan) => {
  const head = text.slice(Math.max(0, start - furthest), start);
  const tail = text.slice(end, end + furthest);
  const from = Math.max(head.lastIndexOf("."), head.lastIndexOf("\n"), head.lastIndexOf("!")) + 1;
  const stop = tail.search(/[.!?\n]/);
  return {
    before: head.slice(from).trimStart(),
    unread: text.slice(start, end),
    after: stop === -1 ? tail : tail.slice(0, stop + 1).trimEnd(),
  };
};

export interface UnreadSpan extends TextSpan {
  /** If the words say when something is due. */
  readonly work: ReadDueWork | undefined;
}

interface UnreadWordsProps {
  readonly text: string;
  readonly spans: readonly UnreadSpan[];
  readonly subjects: readonly string[];
  readonly onReplace: (span: TextSpan, words: string) => void;
  readonly onDueWork: (span: TextSpan, work: ReadDueWork) => void;
}

/** The student's own sentence, with the words underlined that say nothing to the planner. */
export const UnreadWords = ({ text, spans, subjects, onReplace, onDueWork }: UnreadWordsProps) => {
  const words = useWords(smartWords);
  const { whichDay } = useWords(dueWorkWords);
  return (
    <ul className="grid gap-3 text-sm">
      {spans.map((span) => {
        const { before, unread, after } = sentenceAround(text, span);
        const suggestion = suggestWish(text, span, subjects);
        const { work } = span;
        return (
          <li key={`${span.start}-${span.end}`} className="grid gap-1">
            <p dir="auto" className="wrap-anywhere">
              {before}
              <mark className="bg-transparent text-ink underline decoration-danger-line decoration-wavy decoration-1 underline-offset-4">
                {unread}
              </mark>
              {after}
            </p>
            <p className="text-ink-2">
              {work === undefined && <span className="block">{words.tryThis}</span>}
              {work !== undefined && work.due === undefined ? (
                whichDay(work.unsure ?? "")
              ) : (
                <button
                  type="button"
                  // Suggestions are English, which is read in every language of the page.
                  lang={work === undefined ? "en-GB" : undefined}
                  onClick={() =>
                    work === undefined ? onReplace(span, suggestion) : onDueWork(span, work)
                  }
                  className="min-h-6 text-start font-(--weight-medium) text-pen-text underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {work === undefined ? suggestion : words.addDueWork(work.title)}
                </button>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
};
