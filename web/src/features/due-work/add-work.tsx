import type { Mode } from "@smart-planner/contract";
import {
  type Assignment,
  type FinishedWork,
  type ReadDueWork,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import { daysBetween } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { CalendarDays, FileText, Hourglass, Plus, Repeat } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import {
  useFromPlanner,
  usePlanner,
  usePlanState,
  useToneOf,
} from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { loadLineReader, useLineReader } from "../../platform/line-reader.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { NumberInput } from "../../ui/number-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { DueFields } from "./due-fields.tsx";
import { assignmentOf, type ChosenWork, dueTextOf, refusalOf } from "./typed-work.ts";
import { useNewFit } from "./use-new-fit.ts";

type Part = "title" | "subject" | "due" | "length";

interface ChipWords {
  readonly look: "said" | "asked" | "guessed";
  readonly tone?: Tone;
  readonly icon: ReactNode;
  readonly text: string;
}

const Chip = ({
  look,
  tone,
  icon,
  onPress,
  children,
}: Omit<ChipWords, "text"> & {
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    onClick={onPress}
    className={classNames(
      "inline-flex min-h-7.5 min-w-0 max-w-full items-center gap-1.5 rounded-full px-2.75 text-xs tabular-nums focus-visible:rounded-full max-md:min-h-9 max-md:text-sm pointer-coarse:min-h-10 [&>svg]:size-3.5 [&>svg]:flex-none forced-colors:border",
      look === "said"
        ? "font-(--weight-semi)"
        : "border font-(--weight-medium) text-ink-2 hover:bg-hover",
      look === "asked" && "border-dashed border-line-control",
      look === "guessed" && "border-line-strong",
      look === "said" &&
        (tone === undefined
          ? "bg-pen-soft text-pen-text"
          : `bg-(--tone-bg) text-(--tone-fg) ${toneClass(tone)}`),
    )}
  >
    {icon}
    <bdi className="truncate">{children}</bdi>
  </button>
);

const lengthTextOf = (
  words: typeof dueWorkWords,
  read: ReadDueWork,
  finished: readonly FinishedWork[],
) => {
  const { kind, subject = "", title, minutes } = read;
  if (minutes !== undefined) return { look: "said", text: words.length(minutes) } as const;
  const { minutes: guess, alike } = workLengthOf({ kind, subject, title }, finished);
  return alike === 0
    ? ({ look: "asked", text: words.howLong } as const)
    : ({ look: "guessed", text: words.likeLast(guess, alike) } as const);
};

/** The box that takes due work as a line, with chips of its reading. */
export const AddWork = ({ mode }: { readonly mode: Mode }) => {
  const words = useWords(dueWorkWords);
  const planner = usePlanner();
  const { showTime } = useDisplay();
  const { today } = usePlanState(mode);
  const toneOf = useToneOf(mode);
  const fitOf = useNewFit(mode);
  const { finished } = useFromPlanner(() => planner.dueWork());
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ChosenWork>({});
  const [editing, setEditing] = useState<Part | null>(null);
  const [problem, setProblem] = useState("");
  /** Pasted lines without a date, which wait for one. */
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const subjects = planner.schoolWork.subjectsIn(mode);
  const [isUsed, setUsed] = useState(false);
  const reader = useLineReader(isUsed);
  const readIn = ({ readDueWork }: NonNullable<typeof reader>): ReadDueWork | undefined => {
    const [line] = readDueWork(text, { today, subjects });
    return line && { ...line, ...chosen };
  };
  const read = reader && readIn(reader);
  const isShown =
    read !== undefined &&
    (/\S\s+\S/.test(text) || Object.keys(chosen).length > 0 || read.due !== undefined);

  const begin = (next: readonly string[]) => {
    setText(next[0] ?? "");
    setWaiting(next.slice(1));
    setChosen({});
    setEditing(null);
    box.current?.focus();
  };
  const add = async (asked?: Assignment["kind"]) => {
    const read = readIn(reader ?? (await loadLineReader()));
    if (read === undefined) return;
    const kind = asked ?? read.kind;
    if (read.due === undefined && kind !== "task") return setEditing("due");
    const assignment = { ...assignmentOf(read, today), kind };
    const refusal = refusalOf(assignment, today);
    if (refusal !== undefined) return setProblem(words.problems[refusal]);
    const added = planner.addWork([assignment]);
    if (!added.ok) return setProblem(added.message);
    setProblem("");
    begin(waiting);
  };
  const paste = async (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!/\S[\s\S]*[\r\n]+[\s\S]*\S/.test(pasted)) return;
    event.preventDefault();
    const { readDueWork } = reader ?? (await loadLineReader());
    const found = readDueWork(`${text}${pasted}`, { today, subjects });
    const isReady = (one: ReadDueWork) => refusalOf(assignmentOf(one, today), today) === undefined;
    const ready = found.filter(isReady);
    const result =
      ready.length === 0
        ? { ok: true as const }
        : planner.addWork(ready.map((one) => assignmentOf(one, today)));
    if (!result.ok) return setProblem(result.message);
    const rest = found.filter((one) => !isReady(one)).map((one) => one.line);
    setProblem(rest.length === 0 ? "" : words.needDates(rest.length));
    begin(rest);
  };
  const boxKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      void add();
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      setProblem("");
      begin(waiting);
    }
  };
  /** Inside one of the small fields. */
  const fieldKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (read?.due === undefined) return;
      if (editing === "due") return void add();
      setEditing(null);
      box.current?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      setEditing(null);
      box.current?.focus();
    }
  };
  const choose = (next: ChosenWork) => {
    setProblem("");
    setChosen((before) => ({ ...before, ...next }));
  };
  const fit = read === undefined ? undefined : fitOf(assignmentOf(read, today));
  const subject = read?.subject ?? "";
  const subjectChip = (name: string): ChipWords => {
    if (name === "")
      return { look: "asked", icon: <ToneDot tone="indigo" />, text: words.whichSubject };
    const text = subjects.includes(name) ? name : words.newSubject(name);
    return { look: "said", tone: toneOf(name), icon: <ToneDot tone={toneOf(name)} />, text };
  };
  /** With the time that the line says, however far away it is. */
  const dueChip = ({ due, unsure }: ReadDueWork): ChipWords => {
    const icon = <CalendarDays />;
    if (due === undefined) {
      const text = unsure === undefined ? words.problems["no date"] : words.whichDay(unsure);
      return { look: "asked", icon, text };
    }
    const text = dueTextOf(words, due, daysBetween(today, due.day), showTime);
    const time = due.minute === undefined ? "" : showTime(due.minute);
    return { look: "said", icon, text: text.includes(time) ? text : `${text} ${time}` };
  };
  /** A chip, or its field while it is edited. */
  const part = (name: Part, { text: shown, ...chip }: ChipWords, field: ReactNode) =>
    editing === name ? (
      field
    ) : (
      <Chip {...chip} onPress={() => setEditing(name)}>
        {shown}
      </Chip>
    );
  return (
    <>
      <div className="relative flex min-h-(--ctl-h) min-w-0 items-center gap-2 rounded-control border border-line-control bg-surface ps-2.5 pe-2 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus hover:border-ink-2 max-md:col-span-full max-md:row-start-2 max-md:min-h-11">
        <Plus aria-hidden="true" className="size-4 flex-none text-ink-3" />
        <input
          ref={box}
          aria-label={words.addWork}
          aria-describedby={problem === "" ? undefined : `${id}-problem`}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={words.example}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem("");
            if (event.target.value.trim() === "") setChosen({});
          }}
          onFocus={() => setUsed(true)}
          onPaste={(event) => void paste(event)}
          onKeyDown={boxKeys}
          className="h-[calc(var(--ctl-h)-2px)] w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-ink-3"
        />
      </div>
      {problem !== "" && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="col-span-full text-sm text-ink-2 md:col-start-2"
        >
          {problem}
        </p>
      )}
      {isShown && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for one question, these are several
        <div
          role="group"
          aria-label={words.understood}
          className="col-span-full flex flex-wrap items-center gap-1.5 md:col-start-2 md:col-end-4"
        >
          {part(
            "title",
            { look: "said", icon: <FileText />, text: read.title || words.problems["no title"] },
            <TextInput
              autoFocus
              aria-label={words.title}
              value={read.title}
              onChange={(event) => choose({ title: event.target.value })}
              onKeyDown={fieldKeys}
              className="w-56!"
            />,
          )}
          {part(
            "subject",
            subjectChip(subject),
            <>
              <TextInput
                autoFocus
                aria-label={words.subject}
                list={`${id}-subjects`}
                value={subject}
                onChange={(event) => choose({ subject: event.target.value })}
                onKeyDown={fieldKeys}
                className="w-44!"
              />
              <datalist id={`${id}-subjects`}>
                {subjects.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>,
          )}
          {part(
            "due",
            dueChip(read),
            <>
              <DueFields
                autoFocus
                label={words.problems["no date"]}
                due={read.due}
                onChange={(due) => choose({ due })}
                onKeyDown={fieldKeys}
              />
              {read.due === undefined && (
                <Button size="sm" variant="quiet" onClick={() => void add("task")}>
                  {words.noDate}
                </Button>
              )}
            </>,
          )}
          {read.repeats !== undefined && (
            <span className="inline-flex min-h-7.5 items-center gap-1.5 px-1 text-xs text-ink-2 [&>svg]:size-3.5">
              <Repeat aria-hidden="true" />
              {words.repeats(read.repeats.everyWeeks, read.repeats.until)}
            </span>
          )}
          {part(
            "length",
            { icon: <Hourglass />, ...lengthTextOf(words, read, finished) },
            <NumberInput
              autoFocus
              aria-label={words.howManyHours}
              min={0.25}
              step="any"
              inputMode="decimal"
              defaultValue={read.minutes === undefined ? "" : String(read.minutes / 60)}
              onChange={(event) => {
                const minutes = Math.round(Number(event.target.value) * 60);
                if (minutes > 0) choose({ minutes });
              }}
              onKeyDown={fieldKeys}
              className="w-24!"
            />,
          )}
          {fit !== undefined && (
            <span
              className={classNames(
                "ms-1.5 text-xs max-md:mt-1 max-md:ms-0 max-md:w-full max-md:text-sm",
                fit.isShort ? "text-danger" : "text-ink-2",
              )}
            >
              {fit.text}
            </span>
          )}
        </div>
      )}
    </>
  );
};
