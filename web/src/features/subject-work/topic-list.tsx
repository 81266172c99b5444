import {
  estimateOf,
  type KeptTopic,
  keepDone,
  mergeTopics,
  mostTopics,
  moveTopic,
  type ReadTopic,
  type ReviewRecord,
  readTopics,
  reestimated,
  type StudiedTime,
  splitTopic,
  type TopicState,
  type WorkExam,
} from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { topicWords } from "@smart-planner/words/en/topics";
import { Check, ChevronDown, ChevronUp, ClipboardPaste } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useRowDrag } from "../../ui/use-row-drag.ts";
import { useWords } from "../../ui/use-words.ts";
import { NewTopicForm } from "./new-topic-form.tsx";
import { newTopicsOf } from "./new-topics.ts";
import { PasteTopics } from "./paste-topics.tsx";
import type { SubjectEdits } from "./subject-edits.ts";
import { TopicReviews } from "./topic-reviews.tsx";
import { TopicRow } from "./topic-row.tsx";

/** The chapters of a subject: done ones fold away, typed text is kept. */
export const TopicList = ({
  subject,
  states,
  exams,
  leftOut,
  edits,
  studied,
  reviews,
  reviewWords,
  startsWithPaste,
  onStart,
  onChanged,
}: {
  readonly subject: string;
  readonly leftOut: readonly KeptTopic[];
  readonly studied: readonly StudiedTime[];
  readonly reviews: readonly ReviewRecord[];
  /** When a finished chapter was gone over, and how well it is remembered. */
  readonly reviewWords: (state: TopicState) => string;
  readonly onStart: (topic: KeptTopic) => void;
  /** In the order of the chapters. */
  readonly states: readonly TopicState[];
  readonly exams: readonly WorkExam[];
  readonly edits: SubjectEdits;
  readonly startsWithPaste: boolean;
  /** Announces the change, with Undo. */
  readonly onChanged: (text: string, undo: () => void) => void;
}) => {
  const words = useWords(subjectWorkWords);
  const topicTexts = useWords(topicWords);
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  const [showsDone, setShowsDone] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const [pasted, setPasted] = useState<string | null>(startsWithPaste ? "" : null);
  const [draft, setDraft] = useState("");
  // Without chapters the field is open.
  const [isAdding, setIsAdding] = useState(states.length === 0 && !startsWithPaste);
  const [note, setNote] = useState("");
  // A chapter ticked now stays in sight until the sheet is opened again, or the keyboard's place would be lost.
  const ticked = useRef(new Set<string>());
  const topics = useMemo(() => states.map(({ topic }) => topic), [states]);
  const names = useMemo(() => topics.map(({ name }) => name), [topics]);
  const folded = states.filter(({ isDone, topic }) => isDone && !ticked.current.has(topic.id));
  const shown = states.filter((state) => showsDone || !folded.includes(state));
  const next = states.find(({ isDone }) => !isDone)?.topic.id;
  const Chevron = showsDone ? ChevronUp : ChevronDown;

  useEffect(() => {
    if (startsWithPaste) area.current?.querySelector("textarea")?.focus();
  }, [startsWithPaste, area]);

  const nameOf = (id: string) => `[data-row="${id}"] [type=text]`;
  const moveOver = (id: string, overId: string) => {
    const to = topics.findIndex((topic) => topic.id === overId);
    edits.writeTopics(moveTopic(topics, id, to));
  };
  const drag = useRowDrag(moveOver);

  const move = (id: string, by: -1 | 1) => {
    const place = shown.findIndex(({ topic }) => topic.id === id);
    const over = shown[place + by]?.topic;
    if (over === undefined) return;
    moveOver(id, over.id);
    const name = topics.find((topic) => topic.id === id)?.name ?? "";
    setNote(words.placeOf(name, place + by + 1, shown.length));
  };

  const newTopics = (read: readonly ReadTopic[]) =>
    newTopicsOf({ read, subject, topics, today: edits.today, newId: edits.newId });
  const add = (text: string): boolean => {
    const read = readTopics({ text, existing: names });
    setNote(read.notes.map(topicTexts.pasted).join(" "));
    if (read.topics.length === 0) return read.notes.length === 0;
    edits.writeTopics(newTopics(read.topics));
    return true;
  };
  const startDraft = () => {
    setIsAdding(true);
    focusOn("[data-draft] input");
  };
  const startPaste = (text: string) => {
    setPasted(text);
    focusOn("textarea");
  };
  const leavePaste = () => {
    setPasted(null);
    focusOn("[data-draft] :is(input, button)");
  };

  const remove = (
    gone: readonly KeptTopic[],
    text: string,
    before: readonly KeptTopic[] = gone,
  ) => {
    edits.removeTopics(gone.map(({ id }) => id));
    onChanged(text, () => edits.writeTopics(before));
  };
  const removeOne = (topic: KeptTopic) => {
    const place = shown.findIndex((state) => state.topic.id === topic.id);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    remove([topic], words.removed(topic.name));
    setEditing(null);
    if (neighbour === undefined) startDraft();
    else focusOn(nameOf(neighbour.topic.id));
  };
  const split = (topic: KeptTopic) => {
    if (topics.length >= mostTopics) return setNote(words.mostChapters(mostTopics));
    const second = edits.newId();
    const parts = splitTopic(topics, topic.id, second, topicTexts);
    if (parts.length === 0) return setNote(words.tooShort);
    edits.writeTopics(keepDone({ topics, studied }, parts));
    onChanged(words.inTwo(topic.name), () => {
      edits.removeTopics([second]);
      edits.writeTopics(topics.filter(({ id }) => parts.some((part) => part.id === id)));
    });
  };
  const merge = (topic: KeptTopic, other: KeptTopic) => {
    const merged = mergeTopics(topic, other, topicTexts);
    if (merged === undefined) return setNote(words.tooLong);
    edits.writeTopics(keepDone({ topics, studied }, [merged], [other.id]));
    remove([other], words.merged(topic.name, other.name), [topic, other]);
  };

  return (
    <div ref={area}>
      {folded.length > 0 && (
        <button
          type="button"
          aria-expanded={showsDone}
          onClick={() => setShowsDone(!showsDone)}
          className="-mx-2 flex min-h-10 w-[calc(100%+1rem)] items-center gap-2 rounded-lg px-2 text-start text-sm text-ink-2 hover:bg-hover max-md:min-h-11"
        >
          <Check aria-hidden="true" strokeWidth={2.6} className="size-4 text-success" />
          {words.chaptersDone(
            folded.length,
            folded.reduce((sum, { topic }) => sum + estimateOf(topic), 0),
          )}
          <span className="ms-auto inline-flex items-center gap-1">
            {showsDone ? words.hide : words.show}
            <Chevron aria-hidden="true" className="size-4" />
          </span>
        </button>
      )}
      <ul aria-label={words.chaptersOf(subject)} className="@container -mx-2">
        {shown.map((state, index) => {
          const { topic, isDone } = state;
          const following = shown[index + 1]?.topic;
          const lastReview = reviews
            .filter(({ topicId }) => topicId === topic.id)
            .reduce<ReviewRecord | undefined>(
              (last, one) => (last === undefined || one.day > last.day ? one : last),
              undefined,
            );
          return (
            <TopicRow
              key={topic.id}
              topic={topic}
              exams={exams}
              isDone={isDone}
              isNext={topic.id === next}
              isEditing={editing === topic.id}
              isDragged={drag.dragged === topic.id}
              onChange={(changed) => edits.writeTopics([reestimated({ topics, studied }, changed)])}
              onDone={(done) => {
                ticked.current.add(topic.id);
                edits.writeTopics([{ ...topic, done, saidOn: edits.today }]);
              }}
              onEdit={() => setEditing(editing === topic.id ? null : topic.id)}
              onEnter={() =>
                following === undefined ? startDraft() : focusOn(nameOf(following.id))
              }
              onDrag={drag.begin(topic.id)}
              memory={
                isDone && (
                  <TopicReviews
                    text={reviewWords(state)}
                    last={lastReview}
                    hasToday={state.doneOn === edits.today || lastReview?.day === edits.today}
                    onAnswer={(grade) =>
                      lastReview !== undefined && edits.writeReview({ ...lastReview, grade })
                    }
                    onToday={() => edits.writeReview({ topicId: topic.id, day: edits.today })}
                  />
                )
              }
              actions={{
                onStart: () => onStart(topic),
                onMove: (by) => move(topic.id, by),
                onSplit: () => split(topic),
                ...(following === undefined ? {} : { onMerge: () => merge(topic, following) }),
                onRemove: () => removeOne(topic),
              }}
            />
          );
        })}
      </ul>
      {leftOut.length > 0 && (
        <section aria-label={words.leftOut} className="mt-4 border-t border-line pt-3 text-sm">
          <h4 className="text-ink-2">{words.leftOut}</h4>
          <ul>
            {leftOut.map((topic) => (
              <li
                key={topic.id}
                className="flex min-h-10 items-center justify-between gap-3 text-ink-2 max-md:min-h-11"
              >
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {words.nameAndLength(topic.name, estimateOf(topic))}
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  className="max-md:min-h-11"
                  aria-label={words.takeInNamed(topic.name)}
                  onClick={() => {
                    edits.writeTopics([{ ...topic, leftOut: undefined }]);
                    setNote(words.tookIn(topic.name));
                  }}
                >
                  {words.takeIn}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="text-xs text-ink-2 not-empty:mt-2">
        {note}
      </p>
      {pasted === null ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <NewTopicForm
            draft={draft}
            onDraft={setDraft}
            isOpen={isAdding}
            onOpen={startDraft}
            onAdd={add}
            onPasteList={startPaste}
          />
          <Button
            variant="quiet"
            size="sm"
            icon={<ClipboardPaste />}
            onClick={() => startPaste("")}
            className="max-md:min-h-11"
          >
            {words.pasteList}
          </Button>
        </div>
      ) : (
        <PasteTopics
          text={pasted}
          existing={names}
          onText={setPasted}
          onAdd={({ topics: read, rest }) => {
            const added = newTopics(read);
            edits.writeTopics(added);
            onChanged(words.chaptersAdded(added.length), () => {
              edits.removeTopics(added.map(({ id }) => id));
              startPaste(pasted);
            });
            if (rest === "") leavePaste();
            else startPaste(rest);
          }}
          onCancel={leavePaste}
        />
      )}
    </div>
  );
};
