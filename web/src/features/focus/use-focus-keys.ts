import { useEffectEvent, useLayoutEffect } from "react";
import { onKeyDown } from "../../platform/keyboard.ts";

export interface FocusKeys {
  readonly onSpace: () => void;
  readonly onMore: () => void;
  readonly onSkip: () => void;
  readonly onFinish: () => void;
  readonly onBack: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null;

/** Space, +, S, F and Escape; a focused button keeps its Space. */
export const useFocusKeys = (keys: FocusKeys, isOff: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof HTMLElement && event.target.closest("button, a");
    if (event.key === " " && isOnButton) return;
    const action = {
      " ": keys.onSpace,
      "+": keys.onMore,
      s: keys.onSkip,
      f: keys.onFinish,
      Escape: keys.onBack,
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });

  // Before the first paint, so that no key is missed.
  useLayoutEffect(() => onKeyDown((event) => press(event)), []);
};
