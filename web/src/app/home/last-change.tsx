import type { Mode } from "@smart-planner/contract";
import { homeWords } from "@smart-planner/words/en/home";
import { RotateCcw } from "lucide-react";
import { memo, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import { onKeyDown } from "../../platform/keyboard.ts";
import { useWords } from "../../ui/use-words.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=grid]") !== null;

/** The last change of the plan, with Undo until the next one; Ctrl+Z or Cmd+Z undoes it too. */
export const LastChange = memo(({ mode }: { readonly mode: Mode }) => {
  const words = useWords(homeWords);
  const planner = usePlanner();
  const change = useFromPlanner(() => planner.lastChange(mode));
  // While a notice is shown it has the Undo.
  const { notices } = planner;
  const notice = useSyncExternalStore(notices.subscribe, notices.current);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!isUndo || change === null || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    planner.undoLast();
  });
  useEffect(() => onKeyDown((event) => press(event)), []);
  if (change === null || notice !== null) return null;
  return (
    <fieldset
      aria-label={words.lastChange}
      className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2"
    >
      <RotateCcw aria-hidden="true" className="size-3.5 text-ink-3" />
      <span>{words.lastChangeIs(change.name)}</span>
      <button
        type="button"
        onClick={planner.undoLast}
        className="min-h-6 px-1 font-(--weight-semi) text-pen-text underline underline-offset-4 max-md:min-h-11"
      >
        {words.undo}
      </button>
    </fieldset>
  );
});
