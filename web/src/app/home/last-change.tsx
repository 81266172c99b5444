import type { Mode } from "@smart-planner/contract";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import { onKeyDown } from "../../platform/keyboard.ts";
import { Button } from "../../ui/button.tsx";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=grid]") !== null;

/** The last change of the plan, with Undo until the next one; Ctrl+Z or Cmd+Z undoes it too. */
export const LastChange = ({ mode }: { readonly mode: Mode }) => {
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
      aria-label="Last change"
      data-print="hide"
      className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2"
    >
      <span>{`Last change: ${change.name}.`}</span>
      <Button variant="quiet" size="sm" onClick={planner.undoLast}>
        Undo
      </Button>
    </fieldset>
  );
};
