import type { CalendarDay } from "@smart-planner/planner/model";
import {
  type KeptTopic,
  type KnownSubject,
  mostGoalMinutes,
  nextWorkExamOf,
  reviewFactsOf,
  type SubjectWork,
  workFactsOf,
  workPaceOf,
  workSumsOf,
} from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { workLineWords } from "@smart-planner/words/en/work-lines";
import { ClipboardPaste, Target, Timer } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { Toast } from "../../ui/toast.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { ExamList } from "./exam-list.tsx";
import type { SubjectEdits } from "./subject-edits.ts";
import { TopicList } from "./topic-list.tsx";
import { TypedNumber } from "./typed-number.tsx";

const ways = ["topics", "goal", "none"] as const;

interface Change {
  readonly number: number;
  readonly text: string;
  readonly undo: () => void;
}

const GoalFields = ({
  goalMinutes,
  foot,
  onChange,
}: {
  readonly goalMinutes: number | undefined;
  readonly foot: string | undefined;
  readonly onChange: (part: Pick<SubjectWork, "goalMinutes">) => void;
}) => {
  const words = useWords(subjectWorkWords);
  return (
    <div className="grid items-end gap-x-5 gap-y-3 md:grid-cols-[10rem_1fr]">
      <Field label={words.hoursInAll}>
        <TypedNumber
          unit={words.hours}
          least={0.5}
          most={mostGoalMinutes / 60}
          value={goalMinutes && goalMinutes / 60}
          onNumber={(hours) => onChange({ goalMinutes: hours && Math.round(hours * 60) })}
          className="pe-15!"
        />
      </Field>
      <p className="text-sm text-ink-2">
        {foot === undefined ? words.goalRange(mostGoalMinutes / 60) : words.studyCounts(foot)}
      </p>
    </div>
  );
};

/** A subject opened: its exams, how much work it is, its chapters. Each change is saved at once. */
const SubjectSheet = ({
  name,
  tone,
  formDate,
  known,
  leftOut,
  weeklyMinutes,
  today,
  edits,
  onFormDate,
  onStart,
  onClose,
}: {
  readonly name: string;
  readonly tone: Tone;
  /** The date of the form's row, or empty. */
  readonly formDate: string;
  readonly known: KnownSubject;
  /** Chapters without time. */
  readonly leftOut: readonly KeptTopic[];
  readonly weeklyMinutes: number | undefined;
  readonly today: CalendarDay;
  readonly edits: SubjectEdits;
  readonly onFormDate: (date: string) => void;
  /** Starts the timer, for the next chapter if there is one. */
  readonly onStart: (topic: KeptTopic | undefined) => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(subjectWorkWords);
  const lines = useWords(workLineWords);
  const { work } = known;
  const [changed, setChanged] = useState<Change | null>(null);
  const [wantsPaste, setWantsPaste] = useState(false);
  const paste = useRef<HTMLButtonElement>(null);
  // An empty sheet begins at its main field.
  const [beginsEmpty] = useState(work.way === "none");
  const { states, wholeMinutes, doneMinutes } = workSumsOf(known);
  const isByTopics = work.way === "topics";
  const next = isByTopics ? states.find(({ isDone }) => !isDone)?.topic : undefined;
  const change = (part: Partial<SubjectWork>) => edits.writeWork({ ...work, ...part });
  const note = (text: string, undo: () => void) =>
    setChanged((before) => ({ number: (before?.number ?? 0) + 1, text, undo }));
  const pace = workPaceOf(known, formDate, today);
  const foot = pace && lines.foot(pace);
  const nextExam = nextWorkExamOf(known, formDate, today);
  return (
    <SideSheet
      open
      onOpenChange={onClose}
      mark={<ToneDot tone={tone} className="size-3.5 rounded-sm" />}
      title={<bdi>{name}</bdi>}
      actions={
        <Button
          variant="quiet"
          size="sm"
          icon={<Timer />}
          aria-label={words.startNamed(next?.name ?? name)}
          onClick={() => onStart(next)}
        >
          {words.start}
        </Button>
      }
      head={
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 text-sm text-ink-2 tabular-nums md:pe-3">
          <b className="font-(--weight-semi) text-ink">{lines.head(workFactsOf(known))}</b>
          <span>{nextExam && lines.nextExam(nextExam)}</span>
          {pace !== undefined && (
            <ProgressBar
              label={words.doneOf(name)}
              percent={Math.round((doneMinutes / wholeMinutes) * 100)}
              tone={tone}
              className="w-full"
            />
          )}
        </div>
      }
      initialFocus={beginsEmpty ? paste : undefined}
      foot={
        <>
          <span className="flex-[1_1_8rem]">{(isByTopics && foot) || words.saved}</span>
          <Button variant="primary" onClick={onClose} className="max-md:min-w-26">
            {words.done}
          </Button>
        </>
      }
    >
      <ExamList
        work={work}
        formDate={formDate}
        today={today}
        newId={edits.newId}
        onChange={edits.writeWork}
        onFormDate={onFormDate}
        onRemoved={note}
      />
      <section
        aria-labelledby="work-heading"
        className="border-t border-line px-4 py-5 md:px-7 md:py-4.5"
      >
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h3 id="work-heading" className="text-lg">
            {words.howMuch}
          </h3>
          <SegmentedControl
            size="sm"
            label={words.howMuch}
            segments={ways.map((value) => ({ value, label: words.ways[value] }))}
            value={work.way}
            onValueChange={(way) => change({ way })}
            className="max-md:w-full max-md:*:min-h-11 max-md:*:flex-1 max-md:*:px-1.5"
          />
        </div>
        {isByTopics && (
          <TopicList
            subject={name}
            states={states}
            exams={work.exams}
            leftOut={leftOut}
            edits={edits}
            studied={known.studied}
            reviews={known.reviews ?? []}
            reviewWords={(state) => lines.review(reviewFactsOf(state, known, formDate, today))}
            onStart={onStart}
            startsWithPaste={wantsPaste}
            onChanged={note}
          />
        )}
        {work.way === "goal" && (
          <GoalFields goalMinutes={work.goalMinutes} foot={foot} onChange={change} />
        )}
        {work.way === "none" && (
          <div className="grid gap-3 rounded-card border border-dashed border-line-strong p-5">
            <p className="font-(--weight-semi)">{words.noGoal}</p>
            <p className="text-sm text-ink-2">
              {weeklyMinutes === undefined
                ? words.nearerMore
                : words.weekly(<bdi key="name">{name}</bdi>, weeklyMinutes)}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                ref={paste}
                variant="secondary"
                size="sm"
                icon={<ClipboardPaste />}
                onClick={() => {
                  setWantsPaste(true);
                  change({ way: "topics" });
                }}
              >
                {words.pasteChapters}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon={<Target />}
                onClick={() => change({ way: "goal" })}
              >
                {words.setGoal}
              </Button>
            </div>
          </div>
        )}
      </section>
      <div role="status">
        {changed !== null && (
          <Toast
            key={changed.number}
            onGone={() => setChanged(null)}
            actions={[
              {
                label: words.undo,
                onPress: () => {
                  changed.undo();
                  setChanged(null);
                },
              },
            ]}
          >
            {changed.text}
          </Toast>
        )}
      </div>
    </SideSheet>
  );
};

export default SubjectSheet;
