import {
  estimateOf,
  type KeptTopic,
  mostTopicMinutes,
  usualMinutesPerPage,
  type WorkExam,
} from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { ArrowDown, ArrowUp, Combine, Split, Timer, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { useWords } from "../../ui/use-words.ts";
import { TypedNumber } from "./typed-number.tsx";

const ways = ["hours", "pages"] as const;

const mostPages = 5_000;

export interface TopicActions {
  /** Runs the timer for this chapter. */
  readonly onStart: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onSplit: () => void;
  /** None if there is nothing to merge with. */
  readonly onMerge?: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** The estimate of a chapter, its exam, and its other actions. */
export const TopicEstimate = ({
  topic,
  exams,
  onChange,
  actions,
  children,
}: {
  readonly topic: KeptTopic;
  readonly exams: readonly WorkExam[];
  readonly onChange: (topic: KeptTopic) => void;
  readonly actions: TopicActions;
  readonly children: ReactNode;
}) => {
  const words = useWords(subjectWorkWords);
  const pages = topic.pages ?? Math.max(Math.round(topic.minutes / usualMinutesPerPage), 1);
  const perPage = topic.minutesPerPage ?? usualMinutesPerPage;
  const { onMove, onSplit, onMerge, onRemove } = actions;
  const others: readonly (readonly [label: string, icon: ReactNode, onPress: () => void])[] = [
    [words.up, <ArrowUp key="up" />, () => onMove(-1)],
    [words.down, <ArrowDown key="down" />, () => onMove(1)],
    [words.split, <Split key="split" />, onSplit],
    ...(onMerge === undefined
      ? []
      : [[words.mergeNext, <Combine key="merge" />, onMerge] as const]),
    [words.remove, <Trash2 key="remove" />, onRemove],
  ];
  const field = "w-17 min-h-(--ctl-h-sm) px-2 text-sm rounded-lg max-md:min-h-11";
  return (
    <div className="col-span-full grid gap-2 pt-1 pb-1.5 text-sm text-ink-2 tabular-nums md:col-start-3 max-md:col-start-3 max-[22.5rem]:col-start-1">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          size="sm"
          label={words.estimateBy}
          segments={ways.map((value) => ({ value, label: words.estimates[value] }))}
          className="max-md:*:min-h-11"
          value={topic.by}
          onValueChange={(by) =>
            onChange(
              by === "pages"
                ? { ...topic, by, pages, minutesPerPage: perPage }
                : { ...topic, by, minutes: estimateOf(topic) },
            )
          }
        />
        {topic.by === "pages" ? (
          <>
            {words.byPages(
              <TypedNumber
                key="pages"
                aria-label={words.estimates.pages}
                value={pages}
                least={1}
                most={mostPages}
                onNumber={(next) => next !== undefined && onChange({ ...topic, pages: next })}
                className={field}
              />,
              <TypedNumber
                key="minutes"
                aria-label={words.minutesAPage}
                value={perPage}
                least={0.1}
                most={240}
                onNumber={(next) =>
                  next !== undefined && onChange({ ...topic, minutesPerPage: next })
                }
                className={field}
              />,
            )}
            <b className="font-(--weight-semi) text-ink">{words.makes(estimateOf(topic))}</b>
          </>
        ) : (
          words.byHours(
            <TypedNumber
              key="hours"
              aria-label={words.estimates.hours}
              value={Math.round((topic.minutes / 60) * 100) / 100}
              least={1 / 60}
              most={mostTopicMinutes / 60}
              onNumber={(next) =>
                next !== undefined && onChange({ ...topic, minutes: Math.round(next * 60) })
              }
              className={field}
            />,
          )
        )}
      </div>
      <p className="text-xs text-ink-3">{words.mostHours(mostTopicMinutes / 60)}</p>
      {exams.length > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${topic.id}-exam`}>{words.forExam}</label>
          <Select
            id={`${topic.id}-exam`}
            value={exams.some(({ id }) => id === topic.exam) ? (topic.exam ?? "") : ""}
            options={[
              { value: "", label: words.allExams },
              ...exams.map(({ id, name }, index) => ({
                value: id,
                label: name.trim() || words.examNumber(index + 1),
              })),
            ]}
            onValueChange={(exam) => onChange({ ...topic, exam: exam === "" ? undefined : exam })}
            className="min-h-(--ctl-h-sm) text-sm max-md:min-h-11"
          />
        </div>
      )}
      {children}
      <div className="-ms-2 flex flex-wrap max-md:*:min-h-11">
        <Button
          variant="quiet"
          size="sm"
          icon={<Timer />}
          aria-label={words.startNamed(topic.name)}
          onClick={actions.onStart}
        >
          {words.start}
        </Button>
        {others.map(([label, icon, onPress]) => (
          <Button key={label} variant="quiet" size="sm" icon={icon} onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
};
