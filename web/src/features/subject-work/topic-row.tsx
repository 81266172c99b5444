import { estimateOf, type KeptTopic, type Known, type WorkExam } from "@smart-planner/planner/work";
import { dateWords } from "@smart-planner/words/en/dates";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { Ellipsis, GripVertical } from "lucide-react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { KnownSteps } from "./known-steps.tsx";
import { type TopicActions, TopicEstimate } from "./topic-estimate.tsx";

const knownOfKey = (key: string): Known | undefined =>
  key === "0" ? 0 : key === "1" ? 1 : key === "2" ? 2 : key === "3" ? 3 : undefined;

const isTypingField = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio");

/** One chapter: grip, tick, name, estimate, how well it is known, and more. */
export const TopicRow = ({
  topic,
  exams,
  isDone,
  isNext,
  isEditing,
  isDragged,
  onChange,
  onDone,
  onEdit,
  onEnter,
  onDrag,
  actions,
  memory,
}: {
  readonly topic: KeptTopic;
  readonly exams: readonly WorkExam[];
  readonly isDone: boolean;
  /** The first that is open. */
  readonly isNext: boolean;
  readonly isEditing: boolean;
  readonly isDragged: boolean;
  readonly onChange: (topic: KeptTopic) => void;
  readonly onDone: (done: boolean) => void;
  readonly onEdit: () => void;
  readonly onEnter: () => void;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  readonly actions: TopicActions;
  /** How it is remembered, once it is done. */
  readonly memory: ReactNode;
}) => {
  const words = useWords(subjectWorkWords);
  const { shortLength } = useWords(dateWords);
  const press = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      actions.onMove(event.key === "ArrowUp" ? -1 : 1);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || isTypingField(event.target)) return;
    const known = knownOfKey(event.key);
    if (known !== undefined) onChange({ ...topic, known });
  };
  const name = topic.name.trim() === "" ? words.thisChapter : topic.name;
  return (
    <li
      data-row={topic.id}
      onKeyDown={press}
      className={classNames(
        "relative grid min-h-10 grid-cols-[1rem_1.25rem_minmax(0,1fr)_5rem_9.5rem_2rem] items-center gap-x-2.5 rounded-lg ps-2 pe-1 text-sm hover:bg-hover max-md:min-h-18 max-md:grid-cols-[1.25rem_1.5rem_minmax(0,1fr)_auto_2.75rem] max-md:py-2 @max-[16rem]:grid-cols-[1.25rem_1.5rem_minmax(0,1fr)_2.75rem]!",
        isEditing
          ? "my-1 bg-rail py-1.5 inset-ring inset-ring-line-strong [&+li]:before:hidden"
          : "before:absolute before:inset-x-2 before:top-0 before:h-px before:bg-line first:before:hidden",
        isDragged && "z-2 bg-raise shadow-pop before:hidden motion-safe:-rotate-[0.6deg]",
      )}
    >
      <button
        type="button"
        aria-label={words.move(name)}
        onPointerDown={onDrag}
        className="-mx-1.5 grid h-9 w-6 cursor-grab touch-none place-items-center rounded-sm text-ink-3 active:cursor-grabbing max-md:row-span-2 max-md:h-11 max-md:w-7"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <label className="grid place-items-center max-md:-mx-2.5 max-md:row-span-2 max-md:size-11">
        <input
          type="checkbox"
          aria-label={words.chapterDone(name)}
          checked={isDone}
          onChange={({ target }) => onDone(target.checked)}
          className="check max-md:size-6"
        />
      </label>
      <input
        type="text"
        dir="auto"
        aria-label={words.chapterName}
        value={topic.name}
        maxLength={200}
        onChange={({ target }) => onChange({ ...topic, name: target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        className={classNames(
          "-ms-1 min-w-0 truncate rounded-sm border-0 bg-transparent px-1 py-1 font-(--weight-medium) text-ink focus:bg-surface max-md:-my-1 max-md:text-md @max-[16rem]:col-span-2",
          isNext && "font-(--weight-semi)",
          isDone && "text-ink-3 line-through",
        )}
      />
      <button
        type="button"
        aria-expanded={isEditing}
        aria-label={words.estimateOf(name, estimateOf(topic))}
        onClick={onEdit}
        className="min-h-8 rounded-sm px-1 text-end whitespace-nowrap text-ink-2 tabular-nums hover:text-ink max-md:-my-2.5 max-md:col-start-4 max-md:row-start-1 max-md:min-h-11 @max-[16rem]:col-start-3! @max-[16rem]:row-start-2! @max-[16rem]:justify-self-start"
      >
        {shortLength(estimateOf(topic))}
      </button>
      <KnownSteps
        name={name}
        known={topic.known}
        onChange={(known) => onChange({ ...topic, known })}
      />
      <IconButton
        label={words.moreFor(name)}
        icon={<Ellipsis />}
        size="sm"
        aria-expanded={isEditing}
        onClick={onEdit}
        className="max-md:col-start-5 max-md:row-span-2 max-md:row-start-1 max-md:size-11 @max-[16rem]:col-start-4! @max-[16rem]:row-span-1! @max-[16rem]:row-start-2!"
      />
      {isEditing && (
        <TopicEstimate topic={topic} exams={exams} onChange={onChange} actions={actions}>
          {memory}
        </TopicEstimate>
      )}
    </li>
  );
};
