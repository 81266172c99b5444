import { focusWords } from "@smart-planner/words/en/focus";
import { Pause, Play } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { timeText } from "./clock-text.ts";
import { FloatingClock } from "./floating-clock.tsx";
import { useFocus } from "./use-focus.ts";
import { useFocusAlerts } from "./use-focus-alerts.ts";
import { useFocusPresence } from "./use-focus-presence.ts";

export const FocusPill = ({ toneOf }: { readonly toneOf: (subject: string) => Tone }) => {
  const words = useWords(focusWords);
  const actions = useFocus();
  const { focus, pause, goOn } = actions;
  useFocusAlerts(focus);
  useFocusPresence(focus);
  if (focus === null) return null;
  const { run, reading } = focus;
  const part = reading.parts[reading.partIndex];
  const passed =
    part === undefined ? 0 : ((reading.runningMs - part.start) / (part.end - part.start)) * 100;
  const name = reading.phase === "break" ? words.break : run.subject || words.focus;
  const title = reading.phase === "break" ? undefined : run.title;
  return (
    <div
      data-focus-pill
      className={classNames(
        "me-2 inline-flex h-10 min-w-0 max-md:me-0 items-center rounded-full bg-(--tone-bg) text-(--tone-fg) forced-colors:border",
        toneClass(toneOf(run.subject)),
      )}
    >
      <Link
        to="/focus"
        className="inline-flex h-full min-w-0 items-center gap-2.5 rounded-full ps-3 pe-1 max-md:gap-2 max-md:ps-2.5 max-md:pe-0 text-sm text-inherit no-underline"
      >
        <span
          aria-hidden="true"
          style={{ ["--passed" as string]: `${Math.min(passed, 100)}%` }}
          className="focus-ring size-4.5 flex-none rounded-full"
        />
        <b className="min-w-11 font-bold tabular-nums">{timeText(reading)}</b>
        <span className="truncate max-md:max-w-24">
          <bdi>{name}</bdi>
          {title !== undefined && (
            <span className="max-md:hidden">
              , <bdi>{title}</bdi>
            </span>
          )}
        </span>
        <span className="sr-only">{words.timer}</span>
      </Link>
      <IconButton
        label={reading.isPaused ? words.goOn : words.pause}
        icon={reading.isPaused ? <Play /> : <Pause />}
        className="me-1 rounded-full! text-inherit! max-md:me-0"
        onClick={reading.isPaused ? goOn : pause}
      />
      <FloatingClock focus={focus} actions={actions} />
    </div>
  );
};
