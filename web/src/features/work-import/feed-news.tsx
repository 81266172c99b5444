import type { Mode } from "@smart-planner/contract";
import {
  type DueItem,
  type DueTime,
  type FeedNews as News,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import { shortWeekday, spokenDuration } from "@smart-planner/planner/time";
import { CalendarSync } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { dayText, whenText } from "./work-texts.ts";

const mostNamed = 3;

const countsText = ({ fresh, moved, gone }: News): string =>
  [
    ...(fresh.length > 0 ? [`${fresh.length} new`] : []),
    ...(moved.length > 0 ? [`${moved.length} moved`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone from the feed`] : []),
  ].join(", ");

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
const NewsOfCalendar = ({
  id,
  name,
  mode,
}: {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
}) => {
  const planner = usePlanner();
  const { schoolWork } = planner;
  const { showTime } = useDisplay();
  const [isOpen, setOpen] = useState(false);
  // Read again whenever anything it is made of changes.
  useRecords("schoolWork");
  const assignments = useRecords("assignments");
  const { finished, items } = useFromPlanner(() => planner.dueWork());
  const colours = useFromPlanner(() => planner.colours());
  const news = schoolWork.newsOf(mode, id, name);
  const { fresh, moved, gone } = news;
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
    ...moved.map(({ entry, to }) => `${entry.title} to ${shortWeekday(to.day)}`),
    ...goneItems.map(({ title }) => title),
  ];
  const named = titles.slice(0, mostNamed).join(", ");
  const more = titles.length > mostNamed ? ` and ${titles.length - mostNamed} more` : "";
  const button = (label: string, aria: string, onPress: () => void, isMain = false) => (
    <Button size="sm" variant={isMain ? "secondary" : "quiet"} aria-label={aria} onClick={onPress}>
      {label}
    </Button>
  );
  const struck = (from: DueTime, to: DueTime) => (
    <>
      <s className="text-ink-3">{dayText(from)}</s> {whenText(to, showTime)}
    </>
  );

  return (
    <section
      aria-label={`News from ${name}`}
      className="border-b border-line py-2.25 ps-4 pe-3 text-sm text-ink-2 md:ps-6 md:pe-4.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <CalendarSync aria-hidden="true" className="size-4.5 text-ink-3" />
        <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <b className="font-(--weight-semi) text-ink">
            <bdi>{name}</bdi>: {countsText(news)}.
          </b>{" "}
          {named}
          {more}.
        </p>
        <div className="flex gap-1 max-md:w-full max-md:*:min-h-11 max-md:*:flex-auto">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide" : "Show"}
          </Button>
          {fresh.length + moved.length > 0 && (
            <Button onClick={() => schoolWork.take(mode, chosenOf(fresh), moved)}>
              Accept all
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
                : `about ${spokenDuration(workLengthOf({ kind: choice, subject, title }, finished).minutes)}`;
            return (
              <NewsRow
                key={row.key}
                mark={choice === "exam" ? "New exam" : "New"}
                tone={toneOf(subject)}
                title={title}
                when={whenText(when, showTime)}
                {...(length !== undefined && { note: length })}
                actions={
                  <>
                    {button("Leave out", `Leave out ${title}`, () =>
                      schoolWork.leaveOut(mode, row),
                    )}
                    {button(
                      "Accept",
                      `Accept ${title}`,
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
            const kept = `Keep ${shortWeekday(from.day)}`;
            return (
              <NewsRow
                key={key}
                mark="Moved"
                tone={toneOf(entry.exam ?? assignments[work]?.subject ?? "")}
                title={entry.title}
                when={struck(from, to)}
                actions={
                  <>
                    {button(kept, `${kept} for ${entry.title}`, () =>
                      schoolWork.keepDate(mode, one),
                    )}
                    {button(
                      "Accept",
                      `Accept the new date of ${entry.title}`,
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
              mark="Gone"
              tone={toneOf(item.subject)}
              title={item.title}
              when={whenText(item.due, showTime)}
              note={`No longer in ${name}`}
              actions={
                <>
                  {button("Remove", `Remove ${item.title}`, () => planner.removeWork(item))}
                  {button(
                    "Keep",
                    `Keep ${item.title}`,
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

/** One line for each calendar that has something new; none where the student said Not now. */
export const FeedNews = ({ mode }: { readonly mode: Mode }) => {
  const calendars = useRecords("calendars");
  const entries = useRecords("schoolWork");
  const withWork = new Set(Object.values(entries).map(({ calendar }) => calendar));
  return Object.entries(calendars)
    .filter(([id, { asksLater }]) => asksLater !== true && withWork.has(id))
    .map(([id, { name }]) => <NewsOfCalendar key={id} id={id} name={name} mode={mode} />);
};
