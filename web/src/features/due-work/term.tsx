import type { Mode } from "@smart-planner/contract";
import { daysBetween, parseDay } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { termWords } from "@smart-planner/words/en/term";
import { CalendarPlus, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { usePlanState, useToneOf } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { AddWork } from "./add-work.tsx";
import { TermList } from "./term-list.tsx";
import { DateMark, TermStrip } from "./term-strip.tsx";
import { nameOf, OpenedWeek } from "./term-week.tsx";
import { useTerm } from "./use-term.ts";

const AssignmentSheet = lazy(() => import("./assignment-sheet.tsx"));

const Empty = ({ mode }: { readonly mode: Mode }) => {
  const words = useWords(termWords);
  const linkTo = (path: string) => (text: string) => (
    <Link key={path} to={path} className="text-pen-text underline">
      {text}
    </Link>
  );
  return (
    <Sheet className="px-4 py-8 text-center md:px-6 md:pt-4.5 md:pb-11">
      <div aria-hidden="true" className="flex items-end gap-5 px-2 opacity-50 max-md:hidden">
        {[12, 12, 12, 12, 12, 5, 6, 14, 14, 14, 8].map((hours, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
            key={index}
            style={{ height: `${hours * 0.6875}rem` }}
            className="flex-1 rounded-sm border border-dashed border-line-strong"
          />
        ))}
      </div>
      <h2 className="md:mt-7">{words.noDates}</h2>
      <p className="mt-1 text-ink-2">{words.firstDate}</p>
      <div className="mx-auto mt-4 grid max-w-[32rem] gap-2.5 text-start">
        <AddWork mode={mode} />
      </div>
      <p className="mt-4 text-sm text-ink-2">{words.bring(linkTo("/account"), linkTo("/"))}</p>
    </Sheet>
  );
};

/** Everything with a date, week by week. */
export const TermPage = ({ mode }: { readonly mode: Mode }) => {
  const words = useWords(termWords);
  const shared = useWords(dueWorkWords);
  const { today } = usePlanState(mode);
  const term = useTerm(mode);
  const { showTime } = useDisplay();
  const [sheet, setSheet] = useState<string | null>(null);
  const [search, setSearch] = useSearchParams();
  const { weeks, before, undated } = term;
  const toneOf = useToneOf(mode);
  const dates = weeks.flatMap((week) => week.dates);
  const open = dates.filter(({ due, isHandedIn }) => !isHandedIn && (due?.day ?? "") >= today);
  const [next] = open;
  const last = open.at(-1);
  const isEmpty = dates.length + before.length + undated.length === 0;
  const asked = parseDay(search.get("week") ?? "") ?? null;
  const opened = weeks.find(({ start }) => start === asked) ?? null;
  const openWeek = (start: string | null) =>
    setSearch(start === null ? {} : { week: start }, { replace: true, preventScrollReset: true });
  const lead = () => {
    if (next?.due === undefined || last?.due === undefined) return words.about;
    const { day, minute } = next.due;
    return words.dates(open.length, last.due.day, {
      name: next.kind === "work" ? next.title : nameOf(words, next),
      day,
      away: daysBetween(today, day),
      time: minute === undefined ? undefined : showTime(minute),
    });
  };
  const subjects = [
    ...new Set(weeks.flatMap(({ filled }) => filled.map(({ subject }) => subject))),
  ];
  return (
    <>
      <div className="mt-2 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-6">
        <div>
          <h1 className="mb-1">{words.yourTerm}</h1>
          <p className="text-ink-2">{lead()}</p>
        </div>
        {!isEmpty && (
          <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]">
            <Link to="/" className={`${buttonClass()} max-md:min-h-11`}>
              <CalendarPlus aria-hidden="true" className="size-4" />
              {words.addExam}
            </Link>
            <Button
              variant="primary"
              icon={<Plus />}
              className="max-md:min-h-11"
              onClick={() => setSheet("new")}
            >
              {shared.addWork}
            </Button>
          </div>
        )}
      </div>
      {isEmpty ? (
        <Empty mode={mode} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Sheet className="py-1.5 max-md:overflow-clip md:px-6 md:pt-4.5 md:pb-5">
            <TermStrip
              weeks={weeks}
              label={words.weeksUntil(last?.due?.day ?? today)}
              opened={opened?.start ?? null}
              onOpen={openWeek}
              toneOf={toneOf}
            >
              {opened !== null && (
                <OpenedWeek
                  key={opened.start}
                  term={term}
                  week={opened}
                  mode={mode}
                  toneOf={toneOf}
                  onClose={() => openWeek(null)}
                />
              )}
            </TermStrip>
            {opened === null && (
              <ul className="mt-3.5 flex flex-wrap gap-x-4.5 gap-y-1.5 border-t border-line pt-3.5 text-xs text-ink-2 max-md:mx-4 max-md:mt-1 max-md:mb-2 [&>li]:inline-flex [&>li]:items-center [&>li]:gap-2">
                {subjects.map((name) => (
                  <li key={name}>
                    <ToneDot tone={toneOf(name)} />
                    <bdi>{name}</bdi>
                  </li>
                ))}
                <li className="md:ms-auto">
                  <DateMark kind="exam" />
                  {words.exam}
                </li>
                <li>
                  <DateMark kind="work" />
                  {words.handIn}
                </li>
                <li>
                  <span
                    aria-hidden="true"
                    className="h-3.25 w-2.75 rounded-[3px] inset-ring inset-ring-line-control"
                  />
                  {words.yourHours}
                </li>
              </ul>
            )}
          </Sheet>
          <TermList term={term} toneOf={toneOf} onOpen={setSheet} />
        </div>
      )}
      {sheet !== null && (
        <Suspense>
          <AssignmentSheet id={sheet} mode={mode} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  );
};
