import type { ReadDueWork } from "@smart-planner/planner/due-work";
import type { TextSpan } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { useWords } from "../../ui/use-words.ts";
import { sentenceAround } from "./sentence-around.ts";

interface UnreadWordsProps {
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** Something that is understood, in place of the words. */
  readonly suggestionFor: (span: TextSpan) => string;
  readonly onReplace: (span: TextSpan, words: string) => void;
  /** The words as due work, where they are no wish but say when something is due. */
  readonly dueWorkIn: (span: TextSpan) => ReadDueWork | undefined;
  readonly onDueWork: (span: TextSpan, work: ReadDueWork) => void;
}

/** The student's own sentence, with the words underlined that say nothing to the planner. */
export const UnreadWords = ({
  text,
  spans,
  suggestionFor,
  onReplace,
  dueWorkIn,
  onDueWork,
}: UnreadWordsProps) => {
  const words = useWords(smartWords);
  return (
    <ul className="grid gap-3 text-sm">
      {spans.map((span) => {
        const { before, unread, after } = sentenceAround(text, span);
        const suggestion = suggestionFor(span);
        const work = dueWorkIn(span);
        return (
          <li key={`${span.start}-${span.end}`} className="grid gap-1">
            <p className="wrap-anywhere">
              {before}
              <mark className="bg-transparent text-ink underline decoration-danger-line decoration-wavy decoration-1 underline-offset-4">
                {unread}
              </mark>
              {after}
            </p>
            <p className="text-ink-2">
              <span className="block">{work === undefined ? words.tryThis : words.isDueWork}</span>
              <button
                type="button"
                onClick={() =>
                  work === undefined ? onReplace(span, suggestion) : onDueWork(span, work)
                }
                className="min-h-6 text-start font-(--weight-medium) text-pen-text underline underline-offset-2 pointer-coarse:min-h-11"
              >
                {work === undefined ? suggestion : words.addDueWork(work.title)}
              </button>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
