import { scheduleUploadExtensions } from "@smart-planner/contract";
import type { ComingUp } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { uploadWords } from "@smart-planner/words/en/upload";
import { Check, Paperclip } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { RadioPills } from "../../ui/radio-pills.tsx";
import { type Tone, tones } from "../../ui/tone.ts";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { ComingChip, isQuestion } from "./coming-chip.tsx";
import type { ComingUpBox } from "./use-coming-up.ts";

/** Lines that hold something that was not understood. */
const unreadLinesOf = (lines: readonly string[], unread: readonly string[]): ReadonlySet<number> =>
  new Set(
    unread
      .flatMap((piece) => piece.split("\n"))
      .map((piece) =>
        lines.includes(piece)
          ? lines.indexOf(piece)
          : lines.findIndex((one) => one.includes(piece)),
      ),
  );

/** One box for everything that is ahead, one question for the hours, and the plan. */
export const FirstRun = ({
  box,
  today,
  hours,
  onHours,
  missing,
  isMaking,
  waiting,
  isAboveForm,
  onTurnOn,
  onFile,
  onRemove,
  onMake,
  onSample,
}: {
  readonly box: ComingUpBox;
  readonly today: CalendarDay;
  readonly hours: number;
  readonly onHours: (hours: number) => void;
  /** Missing parts of a plan, or why there is none. */
  readonly missing: ReactNode;
  readonly isMaking: boolean;
  /** A file that can be read once preview features are on. */
  readonly waiting: File | null;
  /** The form to fill in by hand follows. */
  readonly isAboveForm: boolean;
  readonly onTurnOn: () => void;
  readonly onFile: (file: File) => void;
  readonly onRemove: (key: string, one: ComingUp) => void;
  readonly onMake: () => void;
  readonly onSample: () => void;
}) => {
  const words = useWords(firstRunWords);
  const { turnOn, waiting: isWaiting } = useWords(uploadWords);
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const { area, focusOn } = useFocusAfter<HTMLElement>();
  const [isOver, setOver] = useState(false);
  const { text, things, unread } = box;
  const takeFile = (list: FileList | null): boolean => {
    const file = list?.[0];
    if (file !== undefined) onFile(file);
    return file !== undefined;
  };
  const questions = things.filter(({ one }) => isQuestion(one)).length;
  const lines = text.split("\n");
  const underlined = unreadLinesOf(lines, unread);
  const subjects = [...new Set(things.map(({ one }) => (one.kind === "exam" ? one.subject : "")))];
  const toneOf = (one: ComingUp): Tone => {
    const subject = one.kind === "exam" ? one.subject : one.kind === "due" ? one.subject : "";
    const at = subjects.filter((name) => name !== "").indexOf(subject ?? "");
    return tones[(at < 0 ? 3 : at) % tones.length] ?? "indigo";
  };
  const [fixed] = things.flatMap(({ one }) => (one.kind === "fixed" ? one.name : []));
  const boxText =
    "px-4.5 py-3.5 text-lg leading-relaxed max-md:px-3.5 max-md:py-3 max-md:text-base";
  return (
    <section
      ref={area}
      aria-labelledby={id}
      className="grid px-0! grid-cols-[minmax(0,1fr)_21.5rem] max-lg:grid-cols-[minmax(0,1fr)]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen by the button */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          const { currentTarget, relatedTarget } = event;
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          takeFile(event.dataTransfer.files);
        }}
        className="relative min-w-0 p-7 max-md:px-4 max-md:pt-4.5 max-md:pb-5"
      >
        {isOver && (
          <p className="pointer-events-none absolute inset-3 z-10 grid place-items-center rounded-card border-2 border-dashed border-pen bg-pen-soft/90 p-4 text-center font-(--weight-semi) text-pen-text">
            {words.drop}
          </p>
        )}
        <h2 id={id} className="text-[1.625rem] max-md:text-xl">
          {words.whatsComing}
        </h2>
        <div className="mt-4 overflow-hidden rounded-card max-md:mt-3 border-[1.5px] border-line-control bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus">
          <div className="grid">
            <div
              aria-hidden="true"
              dir="auto"
              className={classNames(
                boxText,
                "min-h-34 whitespace-pre-wrap text-transparent wrap-anywhere [grid-area:1/1]",
              )}
            >
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
                <span key={index}>
                  <span
                    className={
                      underlined.has(index) && line.trim() !== ""
                        ? "underline decoration-danger decoration-wavy underline-offset-4"
                        : undefined
                    }
                  >
                    {line}
                  </span>
                  {"\n"}
                </span>
              ))}
            </div>
            <textarea
              dir="auto"
              aria-labelledby={id}
              aria-describedby={`${id}-hint ${id}-read`}
              rows={3}
              maxLength={20_000}
              placeholder={words.example}
              value={text}
              onChange={(event) => {
                const { nativeEvent, target } = event;
                const isWhole =
                  nativeEvent instanceof InputEvent &&
                  /^insertFrom(?:Paste|Drop)$/.test(nativeEvent.inputType);
                if (isWhole) box.put(target.value);
                else box.type(target.value);
              }}
              onPaste={(event) => {
                if (takeFile(event.clipboardData.files)) event.preventDefault();
              }}
              className={classNames(
                boxText,
                "block w-full resize-none overflow-hidden bg-transparent outline-none wrap-anywhere placeholder:text-ink-3 [grid-area:1/1]",
              )}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-rail py-2 ps-4.5 pe-2 text-sm text-ink-2 max-md:ps-3.5">
            <span id={`${id}-hint`} className="min-w-0 flex-[1_1_9rem]">
              {words.hint}
            </span>
            <Button
              size="sm"
              icon={<Paperclip />}
              onClick={() => files.current?.click()}
              className="max-w-full max-md:min-h-11"
            >
              {words.chooseFile}
            </Button>
            <input
              ref={files}
              type="file"
              tabIndex={-1}
              aria-label={words.file}
              accept={[...scheduleUploadExtensions, ".txt"].join(",")}
              onChange={(event) => {
                takeFile(event.target.files);
                // The same file may be chosen again after it was changed.
                event.target.value = "";
              }}
              className="sr-only"
            />
          </div>
        </div>
        {waiting !== null && (
          <Notice
            className="mt-4"
            action={
              <Button variant="primary" className="wrap-anywhere" onClick={onTurnOn}>
                {turnOn(waiting.name)}
              </Button>
            }
          >
            {isWaiting(
              <b key="name" dir="auto" className="font-(--weight-semi)">
                {waiting.name}
              </b>,
            )}
          </Notice>
        )}
        <div id={`${id}-read`} role="status" className="text-sm text-ink-2">
          {things.length > 0 && (
            <p className="mt-4 flex items-center gap-2">
              <Check aria-hidden="true" className="size-4 flex-none" />
              {words.read(things.length - questions, questions)}
            </p>
          )}
          {unread.length > 0 && (
            <p className="mt-2 text-danger">
              <q dir="auto" className="sr-only">
                {unread.join(", ")}
              </q>{" "}
              {words.notRead(unread.length)}
            </p>
          )}
        </div>
        {things.length > 0 && (
          <ul aria-label={words.whatWeRead} className="mt-2 flex flex-wrap gap-2">
            {things.map(({ key, one }) => (
              <ComingChip
                key={key}
                one={one}
                tone={toneOf(one)}
                today={today}
                onChange={(changed) => box.change(key, changed)}
                onRemove={() => {
                  onRemove(key, one);
                  focusOn("textarea");
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="min-w-0 border-s border-line p-7 max-lg:border-s-0 max-lg:border-t max-md:px-4 max-md:pt-4.5 max-md:pb-5">
        <h3 id={`${id}-hours`} className="text-lg">
          {words.howMuchTime}
        </h3>
        <RadioPills
          labelledBy={`${id}-hours`}
          options={[1, 2, 3, 4].map((each) => ({ value: each, label: words.hours(each) }))}
          value={hours}
          onValueChange={onHours}
          className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4rem),1fr))] gap-2"
          pillClassName="min-h-13 rounded-control border border-line-control bg-surface has-checked:border-pen"
        />
        <div aria-live="polite" className="mt-5 grid gap-3 text-sm text-ink-2">
          {fixed !== undefined && <p>{words.planAround(fixed)}</p>}
          {missing}
        </div>
        <Button
          variant={isAboveForm ? "primary" : "secondary"}
          size="lg"
          block
          loading={isMaking}
          onClick={onMake}
          className="mt-3"
        >
          {words.makePlan}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-2">
          {words.orSample((sample) => (
            <button
              key="sample"
              type="button"
              onClick={onSample}
              className="inline-grid min-h-8 place-items-center font-(--weight-semi) text-pen-text underline underline-offset-2 max-md:min-h-11"
            >
              {sample}
            </button>
          ))}
        </p>
      </div>
      {isAboveForm && (
        <p className="col-span-full border-y border-line bg-rail px-7 py-3 text-sm text-ink-2 max-md:px-4">
          {words.byHand}
        </p>
      )}
    </section>
  );
};
