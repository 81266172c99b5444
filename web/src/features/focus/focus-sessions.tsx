import { focusWords } from "@smart-planner/words/en/focus";
import { Check } from "lucide-react";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

export interface FocusSession {
  readonly key: string;
  readonly subject: string;
  readonly startTime: string;
  readonly tone: Tone;
  readonly state: "done" | "now" | "next";
}

export const FocusSessions = ({ sessions }: { readonly sessions: readonly FocusSession[] }) => {
  const words = useWords(focusWords);
  return (
    <ul
      aria-label={words.today}
      className="flex flex-wrap items-center justify-center gap-x-7 gap-y-2 border-t border-line px-(--page-pad) py-4.5 text-sm text-ink-2 max-md:flex-col max-md:items-start"
    >
      {sessions.map(({ key, subject, startTime, tone: sessionTone, state }) => (
        <li key={key} className="inline-flex items-center gap-2">
          {state === "done" ? (
            <Check aria-hidden="true" className="size-4 text-success" strokeWidth={2.5} />
          ) : (
            <ToneDot tone={sessionTone} />
          )}
          {state === "now" ? (
            <b className="font-(--weight-semi) text-ink">
              {words.now(<bdi key="subject">{subject}</bdi>)}
            </b>
          ) : state === "done" ? (
            <s className="text-ink-3">
              <bdi>{subject}</bdi>
            </s>
          ) : (
            <span>
              {startTime} <bdi>{subject}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
