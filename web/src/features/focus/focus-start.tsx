import type { FocusTask } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { focusWords } from "@smart-planner/words/en/focus";
import { ChevronLeft, Play } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

export interface StartableSession {
  readonly key: string;
  readonly task: FocusTask;
  readonly minutes: number;
  readonly startTime: string;
  readonly tone: Tone;
}

/** A chapter that can be studied beside today's sessions. */
export interface StartableTopic {
  readonly topicId: string;
  readonly title: string;
  readonly subject: string;
  readonly minutes: number;
  readonly tone: Tone;
}

/** A long chapter is not one sitting. */
const mostAtOnce = 240;

/** With large text a name takes the whole line: beside the button it had one letter per line. */
const nameClass = "min-w-0 flex-[1_1_6rem]";

export const FocusStart = ({
  sessions,
  topics,
  corner,
  onStart,
}: {
  readonly sessions: readonly StartableSession[];
  readonly topics: readonly StartableTopic[];
  readonly corner: ReactNode;
  readonly onStart: (task: FocusTask) => void;
}) => {
  const words = useWords(focusWords);
  const dates = useWords(dateWords);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-(--bar-h) flex-none flex-wrap items-center gap-x-1 ps-[calc(var(--page-edge)-0.75rem)] pe-(--page-edge) max-md:px-2">
        <Link to="/" className={buttonClass({ variant: "quiet" })}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          {words.back}
        </Link>
        <span className="ms-auto flex items-center">{corner}</span>
      </header>
      <main
        id="main"
        aria-label={words.focus}
        className="mx-auto grid w-full max-w-[34rem] flex-1 content-center gap-6 px-(--page-pad) py-8"
      >
        <h1 className="text-center">{words.whatToStudy}</h1>
        {sessions.length === 0 ? (
          <p className="text-center text-ink-2">{words.noneLeft}</p>
        ) : (
          <ul className="grid gap-2">
            {sessions.map(({ key, task, minutes, startTime, tone }) => (
              <li
                key={key}
                className={classNames(
                  "flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-(--tone-bg) py-1.5 ps-4 pe-2 text-(--tone-fg) forced-colors:border",
                  toneClass(tone),
                )}
              >
                <span className="min-w-12 text-xs tabular-nums">{startTime}</span>
                <span className={nameClass}>
                  <bdi className="block font-(--weight-semi) wrap-anywhere">{task.subject}</bdi>
                  <span className="text-xs wrap-anywhere">
                    {dates.list(
                      [dates.shortLength(minutes), task.title].filter((part) => part !== undefined),
                    )}
                  </span>
                </span>
                <Button
                  icon={<Play />}
                  aria-label={words.startNamed(
                    task.taskId === undefined ? task.subject : `${task.subject}, ${task.title}`,
                  )}
                  onClick={() => onStart(task)}
                >
                  {words.start}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {topics.length > 0 && (
          <section aria-labelledby="next-chapters" className="grid gap-2">
            <h2 id="next-chapters" className="text-md">
              {words.orChapter}
            </h2>
            <ul className="grid gap-1">
              {topics.map(({ topicId, title, subject, minutes, tone }) => (
                <li
                  key={topicId}
                  className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 ps-4 pe-2"
                >
                  <ToneDot tone={tone} />
                  <span className={nameClass}>
                    <bdi className="block font-(--weight-medium) wrap-anywhere">{title}</bdi>
                    <span className="text-xs text-ink-2 wrap-anywhere">
                      <bdi>{subject}</bdi>
                      {words.left(minutes)}
                    </span>
                  </span>
                  <Button
                    icon={<Play />}
                    aria-label={words.startNamed(title)}
                    onClick={() =>
                      onStart({
                        subject,
                        topicId,
                        title,
                        ...(minutes <= mostAtOnce ? { plannedMinutes: minutes } : {}),
                      })
                    }
                  >
                    {words.start}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Button
          variant={sessions.length === 0 ? "primary" : "secondary"}
          icon={<Play />}
          className="justify-self-center"
          onClick={() => onStart({ subject: "" })}
        >
          {words.justTimer}
        </Button>
      </main>
    </div>
  );
};
