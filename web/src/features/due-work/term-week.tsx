import type { Mode } from "@smart-planner/contract";
import {
  type Term,
  type TermDate,
  type TermWeek,
  weekProofOf,
} from "@smart-planner/planner/due-work";
import { addDays } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { planHelpWords } from "@smart-planner/words/en/plan-help";
import { termWords } from "@smart-planner/words/en/term";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import type { UpdateHelp } from "../../planner-service/update-helps.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

export const nameOf = (
  { exam, named }: Pick<typeof termWords, "exam" | "named">,
  { subject, title }: TermDate,
): string => (subject === "" || subject === title ? title : named(subject, title || exam));

const mostHelps = 3;

const Helps = ({ mode }: { readonly mode: Mode }) => {
  const words = useWords(termWords);
  const { length } = useWords(dueWorkWords);
  const { offer } = useWords(planHelpWords);
  const planner = usePlanner();
  const { changes, kept } = usePlanState(mode);
  const [helps, setHelps] = useState<readonly UpdateHelp[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is asked about again
  useEffect(() => {
    const control = new AbortController();
    const ask = async () => {
      const found = await planner.helpsFor({ mode, changes }, control.signal);
      if (!control.signal.aborted) setHelps(found.helps.slice(0, mostHelps));
    };
    void ask();
    return () => control.abort();
  }, [planner, mode, changes, kept]);
  return (
    <div className="mt-4.5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 max-md:grid">
      <h3 className="text-sm font-(--weight-semi)">{words.whatHelps}</h3>
      <div aria-live="polite" className="text-sm text-ink-2 empty:hidden">
        {helps === null && (
          <span className="flex items-center gap-3">
            <Spinner />
            {words.trying}
          </span>
        )}
        {helps?.length === 0 && words.nothingHelps}
      </div>
      {helps !== null && helps.length > 0 && (
        <ul className="flex flex-wrap gap-2 max-md:grid">
          {helps.map((help) => (
            <li key={offer(help.change)} className="grid">
              <Button
                className="max-md:min-h-11 max-md:justify-between"
                onClick={() => void planner.update(help.request)}
              >
                {offer(help.change)}
                {help.foundMinutes !== undefined && (
                  <b className="text-pen-text">+{length(help.foundMinutes)}</b>
                )}
                {help.leftMinutes > 0 && <span className="text-ink-3">{words.aPart}</span>}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="w-full text-sm text-ink-2">{words.seeFirst}</p>
    </div>
  );
};

/** One week opened: why it is short and how to help, or its dates. */
export const OpenedWeek = ({
  term,
  week,
  mode,
  toneOf,
  onClose,
}: {
  readonly term: Term;
  readonly week: TermWeek;
  readonly mode: Mode;
  readonly toneOf: (subject: string) => Tone;
  readonly onClose: () => void;
}) => {
  const words = useWords(termWords);
  const { length } = useWords(dueWorkWords);
  const planner = usePlanner();
  const { isShares } = usePlanState(mode);
  const certificate = useFromPlanner(() => planner.reading(mode)?.review?.certificate);
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: "nearest" });
    // Asked for elsewhere than at its own week.
    if (!part.current?.closest("main")?.querySelector("[data-week]:focus"))
      part.current?.focus({ preventScroll: true });
  }, []);
  const proof = weekProofOf(term, week, { isShares, certificate });
  const there = proof === undefined ? 1 : proof.thereMinutes / Math.max(proof.neededMinutes, 1);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={id}
      className="outline-none border-t border-line bg-rail px-4 py-3 max-md:border-b md:-mx-6 md:mt-1.5 md:-mb-5 md:rounded-b-sheet md:px-6 md:py-4.5"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-sm font-(--weight-medium) text-ink-2">
            {words.week(week.start, addDays(week.start, 6))}
          </h2>
          <p className="text-lg font-(--weight-medium) tabular-nums md:text-[1.375rem]">
            {proof === undefined
              ? words.plannedAndFree(week.plannedMinutes, week.minutes - week.plannedMinutes)
              : words.needed(
                  (text) => <b key={text}>{text}</b>,
                  proof.from,
                  proof.until,
                  proof.neededMinutes,
                  proof.thereMinutes,
                  proof.isProven,
                )}
          </p>
        </div>
        <IconButton label={words.closeWeek} icon={<X />} onClick={onClose} />
      </div>
      {proof !== undefined && (
        <div
          role="img"
          aria-label={words.neededAndThere(proof.neededMinutes, proof.thereMinutes)}
          className="relative mt-7 flex h-5 gap-0.5"
        >
          {proof.parts.map(({ id: part, subject, title, leftMinutes }) => (
            <span
              key={part}
              style={{ flexGrow: leftMinutes }}
              className={classNames(
                "min-w-px basis-0 rounded-[3px] bg-[color-mix(in_oklab,var(--tone-bar)_46%,var(--surface))] first:rounded-s-md forced-color-adjust-none",
                toneClass(toneOf(subject || title)),
              )}
            />
          ))}
          <span
            style={{ insetInlineStart: `${Math.min(there, 1) * 100}%` }}
            className="term-missing absolute -inset-y-1.25 end-0 border-s-2 border-ink"
          >
            <b className="absolute start-[-2px] bottom-full -translate-x-1/2 pb-0.5 text-xs whitespace-nowrap rtl:translate-x-1/2">
              {length(proof.thereMinutes)}
            </b>
          </span>
        </div>
      )}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-1.5 text-sm text-ink-2">
        {(proof?.parts ?? week.dates).map((date) => (
          <li key={date.id} className="flex items-center gap-2">
            <ToneDot tone={toneOf(date.subject || date.title)} />
            <bdi className="min-w-0 wrap-anywhere">{nameOf(words, date)}</bdi>
            {date.leftMinutes > 0 && (
              <b className="flex-none font-(--weight-semi) text-ink max-sm:ms-auto">
                {length(date.leftMinutes)}
              </b>
            )}
          </li>
        ))}
      </ul>
      {proof !== undefined && <Helps mode={mode} />}
    </section>
  );
};
