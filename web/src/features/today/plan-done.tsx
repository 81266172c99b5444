import type { CalendarDay } from "@smart-planner/planner/model";
import type { FinishedPlan } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { todayWords } from "@smart-planner/words/en/today";
import { Download } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";

const hourRem = 1.65;

const margin = 24;

/** The blocks of a drawing on the page as a picture of its own, in the colours they have now. */
const pictureOf = (drawing: HTMLElement): string => {
  const frame = drawing.getBoundingClientRect();
  const [width, height] = [frame.width + 2 * margin, frame.height + 2 * margin];
  const shapes = [...drawing.querySelectorAll<HTMLElement>("[data-block], [data-exam]")].map(
    (shape) => {
      const box = shape.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(shape);
      const radius = shape.dataset.exam === undefined ? 2 : box.width / 2;
      return `<rect x="${box.left - frame.left + margin}" y="${box.top - frame.top + margin}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${backgroundColor}"/>`;
    },
  );
  const paper = getComputedStyle(drawing.ownerDocument.body).backgroundColor;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${paper}"/>${shapes.join("")}</svg>`;
};

/** One column a day, one block a session. */
const Weave = ({
  finished: { days },
  toneOf,
  examDays,
  picture,
}: {
  readonly finished: FinishedPlan;
  readonly toneOf: (subject: string) => Tone;
  readonly examDays: ReadonlySet<CalendarDay>;
  readonly picture: RefObject<HTMLDivElement | null>;
}) => (
  <div
    ref={picture}
    role="img"
    aria-label={useWords(todayWords).everyDay}
    className="grid auto-cols-fr grid-flow-col items-end gap-1 max-md:gap-0.5"
  >
    {[
      ...days,
      ...[...examDays]
        .filter((exam) => !days.some(({ day }) => day === exam))
        .map((day) => ({ day, done: [] })),
    ]
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .map(({ day, done }) => (
        <div key={day} className="flex min-w-0 flex-col gap-[1.5px]">
          {examDays.has(day) && (
            <span data-exam="" className="mx-auto mb-1 size-1.75 rounded-full bg-ink" />
          )}
          {done.map(({ key, subject, minutes }) => (
            <span
              key={key}
              data-block=""
              style={{ height: `${(minutes / 60) * hourRem}rem` }}
              className={classNames("block rounded-xs bg-(--tone-bar)", toneClass(toneOf(subject)))}
            />
          ))}
        </div>
      ))}
  </div>
);

/** The closing picture: after the last session, and after the last exam. */
export const PlanDone = ({
  finished,
  heading,
  text,
  examDays,
  toneOf,
  onNewPlan,
  onSave,
  onClose,
  children,
}: {
  readonly finished: FinishedPlan;
  readonly heading: string;
  /** Follows the figures. */
  readonly text: string;
  readonly examDays: ReadonlySet<CalendarDay>;
  readonly toneOf: (subject: string) => Tone;
  readonly onNewPlan: () => void;
  readonly onSave: (svg: string) => void;
  /** Nothing if it stays. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}) => {
  const words = useWords(todayWords);
  const { dayAndMonth } = useWords(dateWords);
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const { from, to, minutes, sessions, open } = finished;
  return (
    <Sheet className="mb-4 md:mb-6">
      <section aria-labelledby={id} className="grid gap-6 px-4 py-6 md:px-10 md:pt-9 md:pb-8">
        <div className="grid gap-2">
          <h2
            id={id}
            data-text={heading}
            className="ink-stroke justify-self-start whitespace-normal text-2xl font-[640] tracking-(--tracking-display) md:text-[2.375rem]/[1.15]"
          >
            {heading}
          </h2>
          <p className="text-ink-2">
            {sessions > 0 && `${words.figures(from, to, sessions, minutes)} `}
            {text}
          </p>
        </div>
        <div className="grid gap-1.5" hidden={sessions === 0}>
          <Weave finished={finished} toneOf={toneOf} examDays={examDays} picture={picture} />
          <p aria-hidden="true" className="flex justify-between text-sm text-ink-2">
            <span>{dayAndMonth(from)}</span>
            {examDays.size > 0 && (
              <span className="flex items-center gap-2">
                <span className="size-1.75 rounded-full bg-ink" /> {words.exam}
              </span>
            )}
            <span>{dayAndMonth(to)}</span>
          </p>
        </div>
        {children}
        <div className="flex flex-wrap items-center gap-2 max-md:[&>button]:flex-auto">
          <Button variant="primary" onClick={onNewPlan}>
            {words.newPlan}
          </Button>
          <Button
            icon={<Download />}
            hidden={sessions === 0}
            onClick={() => {
              if (picture.current !== null) onSave(pictureOf(picture.current));
            }}
          >
            {words.savePicture}
          </Button>
          {onClose !== undefined && (
            <Button variant="quiet" onClick={onClose}>
              {words.close}
            </Button>
          )}
          {open > 0 && (
            <p className="ms-auto text-sm text-ink-2 max-md:w-full">{words.stayedOpen(open)}</p>
          )}
        </div>
      </section>
    </Sheet>
  );
};
