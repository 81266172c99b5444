import type { Term, TermDate } from "@smart-planner/planner/due-work";
import { addDays } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { termWords } from "@smart-planner/words/en/term";
import { Check, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Verdict, WorkRow } from "./work-row.tsx";

interface Shown {
  readonly toneOf: (subject: string) => Tone;
  readonly onOpen: (id: string) => void;
}

const TermRow = ({ date, toneOf, onOpen }: Shown & { readonly date: TermDate }) => {
  const words = useWords(termWords);
  const shared = useWords(dueWorkWords);
  const { showTime } = useDisplay();
  const { kind, due, subject } = date;
  const title = date.title || words.exam;
  const time = due?.minute ?? (kind === "work" ? 1_439 : undefined);
  const dayText = due === undefined ? words.anyDay : words.weekdayAndDay(due.day);
  const clock = due === undefined || time === undefined ? "" : showTime(time);
  return (
    <WorkRow
      {...date}
      title={title}
      isTerm
      tone={toneOf(subject || title)}
      dateText={due === undefined ? dayText : `${shared.day(due.day)} ${clock}`.trim()}
      date={
        <span className="flex flex-wrap items-baseline gap-x-2 max-md:justify-end">
          <span className="font-(--weight-medium) md:min-w-12.5">{dayText}</span>
          {clock !== "" && <span className="text-xs text-ink-3">{clock}</span>}
        </span>
      }
      onOpen={onOpen}
    />
  );
};

const Group = ({
  name,
  note,
  shortMinutes = 0,
  dates,
  ...shown
}: Shown & {
  readonly name: string;
  readonly note?: string | undefined;
  readonly shortMinutes?: number;
  readonly dates: readonly TermDate[];
}) => {
  const words = useWords(termWords);
  const [isUnfolded, setUnfolded] = useState(false);
  const done = dates.filter(({ isHandedIn }) => isHandedIn);
  const open = dates.filter(({ isHandedIn }) => !isHandedIn);
  if (dates.length === 0) return null;
  return (
    <div className="border-t border-line pb-1">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3.5 pb-1 md:px-6">
        <h3 className="text-sm font-(--weight-semi)">{name}</h3>
        {note !== undefined && <span className="text-sm text-ink-3">{note}</span>}
        {shortMinutes > 0 && <Verdict verdict={{ kind: "short", minutes: shortMinutes }} />}
      </div>
      {done.length > 0 && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="flex min-h-9 w-full items-center gap-2.5 px-4 text-start text-sm text-ink-3 hover:bg-hover hover:text-ink max-md:min-h-11 md:px-6 [&>svg]:size-4"
        >
          <Check aria-hidden="true" strokeWidth={2.5} className="text-success" />
          {words.handedIn(done.length)}
          <ChevronDown aria-hidden="true" className={classNames(isUnfolded && "rotate-180")} />
        </button>
      )}
      <ul className="@container">
        {[...(isUnfolded ? done : []), ...open].map((date) => (
          <TermRow key={date.id} date={date} {...shown} />
        ))}
      </ul>
    </div>
  );
};

/** Everything dated by week, of all subjects or of one. */
export const TermList = ({
  term: { weeks, before, undated },
  ...shown
}: Shown & { readonly term: Term }) => {
  const words = useWords(termWords);
  const { allWork, noDate } = useWords(dueWorkWords);
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = [...before, ...weeks.flatMap(({ dates }) => dates), ...undated];
  const subjects = [...new Set(all.map(({ subject }) => subject))].filter((name) => name !== "");
  const only = chosen !== null && subjects.includes(chosen) ? chosen : null;
  const of = (dates: readonly TermDate[]) =>
    only === null ? dates : dates.filter(({ subject }) => subject === only);
  return (
    <Sheet className="overflow-clip">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 py-3.5 ps-4 md:ps-6 md:pe-6">
          <h2 id={id}>{allWork}</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for one question of a form */}
          <div
            role="group"
            aria-label={words.subjects}
            className="flex gap-1.5 max-md:w-full max-md:overflow-x-auto max-md:pe-4 md:flex-wrap"
          >
            <Chip pressed={only === null} onClick={() => setChosen(null)}>
              {words.allSubjects}
            </Chip>
            {subjects.map((name) => (
              <Chip
                key={name}
                pressed={only === name}
                onClick={() => setChosen(only === name ? null : name)}
              >
                <ToneDot tone={shown.toneOf(name)} />
                <bdi>{name}</bdi>
              </Chip>
            ))}
          </div>
        </div>
        <Group name={words.beforeThisWeek} dates={of(before)} {...shown} />
        {weeks.map(({ start, dates, shortMinutes }, index) => (
          <Group
            key={start}
            name={words.week(start, addDays(start, 6))}
            note={index === 0 ? words.thisWeek : undefined}
            shortMinutes={shortMinutes}
            dates={of(dates)}
            {...shown}
          />
        ))}
        <Group name={noDate} dates={of(undated)} {...shown} />
      </section>
    </Sheet>
  );
};
