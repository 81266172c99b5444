import type { Mode } from "@smart-planner/contract";
import {
  type DueItem,
  type DueTime,
  type FeedNews as News,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { CalendarSync } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { whenText } from "./work-texts.ts";

const mostNamed = 3;

const NewsRow = ({
  mark,
  tone,
  title,
  when,
  note,
  actions,
}: {
  readonly mark: string;
  readonly tone: Tone;
  readonly title: string;
  readonly when: ReactNode;
  readonly note?: string;
  readonly actions: ReactNode;
}) => (
  <li className="grid items-center gap-x-4 gap-y-1 border-t border-line py-1.5 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[4.5rem_minmax(0,1fr)_14.5rem_9.5rem_11rem]">
    <span className="max-md:order-1 max-md:justify-self-end">
      <Badge variant="outline">{mark}</Badge>
    </span>
    <span className="flex min-w-0 items-center gap-2">
      <ToneDot tone={tone} />
      <b dir="auto" className="wrap-anywhere font-(--weight-semi) text-ink">
        {title}
      </b>
    </span>
    <span className="tabular-nums max-md:order-2">{when}</span>
    <span className="max-md:order-3 max-md:text-end">{note}</span>
    <span className="flex justify-end gap-1 max-md:order-4 max-md:col-span-2">{actions}</span>
  </li>
);

/** Changes in one school calendar since it was answered. */
const FeedNews = ({
  id,
  name,
  mode,
}: {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
}) => {
  const words = useWords(workImportWords);
  const planner = usePlanner();
  const { schoolWork } = planner;
  const { showTime } = useDisplay();
  const [isOpen, setOpen] = useState(false);
  // Read again whenever anything it is made of changes.
  useRecords("schoolWork");
  const assignments = useRecords("assignments");
  const { finished, items } = useFromPlanner(() => planner.dueWork());
  const colours = useFromPlanner(() => planner.colours());
  const { fresh, moved, gone } = schoolWork.newsOf(mode, id, name);
  if (fresh.length + moved.length + gone.length === 0) return null;

  const toneOf = (subject: string): Tone => colours.get(subject) ?? "indigo";
  const goneItems = gone.flatMap((key): readonly DueItem[] => {
    const item = items.find((one) => one.id === key);
    return item === undefined ? [] : [item];
  });
  const chosenOf = (rows: News["fresh"]) =>
    rows.map((row) => ({ row, choice: row.choice, subject: row.subject }));
  const titles = [
    ...fresh.map(({ item }) => item.title),
    ...moved.map(({ entry, to }) => words.movedTo(entry.title, to.day)),
    ...goneItems.map(({ title }) => title),
  ];
  const button = (label: string, aria: string, onPress: () => void, isMain = false) => (
    <Button size="sm" variant={isMain ? "secondary" : "quiet"} aria-label={aria} onClick={onPress}>
      {label}
    </Button>
  );
  const struck = (from: DueTime, to: DueTime) => (
    <>
      <s className="text-ink-3">{words.day(from.day)}</s> {whenText(words, to, showTime)}
    </>
  );

  return (
    <section
      aria-label={words.newsFrom(name)}
      className="border-b border-line py-2.25 ps-4 pe-3 text-sm text-ink-2 md:ps-6 md:pe-4.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <CalendarSync aria-hidden="true" className="size-4.5 text-ink-3" />
        <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <b className="font-(--weight-semi) text-ink">
            <bdi>{name}</bdi>: {words.counts(fresh.length, moved.length, gone.length)}.
          </b>{" "}
          {words.titles(titles.slice(0, mostNamed), Math.max(titles.length - mostNamed, 0))}
        </p>
        <div className="flex gap-1 max-md:w-full max-md:*:min-h-11 max-md:*:flex-auto">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
          {fresh.length + moved.length > 0 && (
            <Button onClick={() => schoolWork.take(mode, chosenOf(fresh), moved)}>
              {words.acceptAll}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <ul className="mt-2 md:ms-8.5">
          {fresh.map((row) => {
            const { item, choice, when, subject } = row;
            const { title } = item;
            const length =
              choice === "exam" || choice === "leave out"
                ? undefined
                : words.aboutLength(
                    workLengthOf({ kind: choice, subject, title }, finished).minutes,
                  );
            return (
              <NewsRow
                key={row.key}
                mark={words.marks[choice === "exam" ? "exam" : "new"]}
                tone={toneOf(subject)}
                title={title}
                when={whenText(words, when, showTime)}
                {...(length !== undefined && { note: length })}
                actions={
                  <>
                    {button(words.choices["leave out"], words.leaveOut(title), () =>
                      schoolWork.leaveOut(mode, row),
                    )}
                    {button(
                      words.accept,
                      words.acceptNamed(title),
                      () => schoolWork.take(mode, chosenOf([row])),
                      true,
                    )}
                  </>
                }
              />
            );
          })}
          {moved.map((one) => {
            const { key, entry, from, to, id: work = "" } = one;
            return (
              <NewsRow
                key={key}
                mark={words.marks.moved}
                tone={toneOf(entry.exam ?? assignments[work]?.subject ?? "")}
                title={entry.title}
                when={struck(from, to)}
                actions={
                  <>
                    {button(words.keepDay(from.day), words.keepDayFor(from.day, entry.title), () =>
                      schoolWork.keepDate(mode, one),
                    )}
                    {button(
                      words.accept,
                      words.acceptDate(entry.title),
                      () => schoolWork.take(mode, [], [one]),
                      true,
                    )}
                  </>
                }
              />
            );
          })}
          {goneItems.map((item) => (
            <NewsRow
              key={item.id}
              mark={words.marks.gone}
              tone={toneOf(item.subject)}
              title={item.title}
              when={whenText(words, item.due, showTime)}
              note={words.noLongerIn(name)}
              actions={
                <>
                  {button(words.remove, words.removeNamed(item.title), () =>
                    planner.removeWork(item),
                  )}
                  {button(
                    words.keep,
                    words.keepNamed(item.title),
                    () => schoolWork.keepGone(mode, item.id),
                    true,
                  )}
                </>
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
};

export default FeedNews;
