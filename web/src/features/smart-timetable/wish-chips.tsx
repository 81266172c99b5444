import type { Commitment } from "@smart-planner/planner/model";
import type { Wish } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { wishWords } from "@smart-planner/words/en/wishes";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { WishEditor } from "./wish-editor.tsx";
import { WishIcon } from "./wish-icon.tsx";

interface WishChipsProps {
  readonly wishes: readonly Wish[];
  /** Misspelt words that a wish was read from, as the student wrote them. */
  readonly misspeltIn: (wish: Wish) => readonly string[];
  readonly disabled: boolean;
  /** All wishes after the change. */
  readonly onChange: (wishes: readonly Wish[]) => void;
  readonly onKeep: (commitment: Commitment) => void;
}

/** Understood wishes; each can be changed or removed, and the plan is made again. */
export const WishChips = ({ wishes, misspeltIn, disabled, onChange, onKeep }: WishChipsProps) => {
  const words = useWords(smartWords);
  const { label: labelOf } = useWords(wishWords);
  const editorId = useId();
  const { area, focusOn } = useFocusAfter<HTMLUListElement>();
  const [edited, setEdited] = useState<number | null>(null);
  const open = edited === null ? undefined : wishes[edited];

  const focusAt = (place: number) => focusOn(`[data-wish="${place}"]`);
  const touched = useRef<number>(null);

  // The new plan renders the chips again a moment later: restore the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other wishes move the focus.
  useEffect(() => {
    if (touched.current !== null) focusAt(touched.current);
    touched.current = null;
  }, [wishes]);

  const ask = (changed: readonly Wish[], place: number) => {
    touched.current = place;
    setEdited(null);
    focusAt(place);
    onChange(changed);
  };
  // A neighbour of the chip that goes takes its place.
  const remove = (place: number) =>
    ask(
      wishes.filter((_, index) => index !== place),
      Math.max(0, Math.min(place, wishes.length - 2)),
    );
  const removeByKey = (event: KeyboardEvent, place: number) => {
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    event.preventDefault();
    if (!disabled) remove(place);
  };

  return (
    <div className="grid min-w-0 gap-2.5">
      <ul ref={area} aria-label={words.understood} className="flex flex-wrap gap-2">
        {wishes.map((wish, place) => {
          const written = misspeltIn(wish).map(words.misspelt);
          const label = [labelOf(wish), ...written].join(" ");
          const isOpen = edited === place;
          return (
            <li
              key={JSON.stringify(wish)}
              className={classNames(
                "inline-flex max-w-full items-stretch rounded-full text-sm font-(--weight-medium) text-pen-text",
                isOpen ? "bg-surface inset-ring-2 inset-ring-focus" : "bg-pen-soft",
                "forced-colors:border",
              )}
            >
              <button
                type="button"
                data-wish={place}
                aria-label={words.changeWish(label)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? editorId : undefined}
                aria-disabled={disabled || undefined}
                onClick={() => {
                  if (!disabled) setEdited(isOpen ? null : place);
                }}
                onKeyDown={(event) => removeByKey(event, place)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-s-full py-1 ps-3.5 pe-0.5 text-start wrap-anywhere aria-disabled:opacity-55 pointer-coarse:min-h-11"
              >
                <WishIcon wish={wish} />
                {label}
              </button>
              <button
                type="button"
                aria-label={words.removeWish(label)}
                aria-disabled={disabled || undefined}
                onClick={() => {
                  if (!disabled) remove(place);
                }}
                className="grid w-9 flex-none place-items-center rounded-e-full aria-disabled:opacity-55 pointer-coarse:w-11"
              >
                <X aria-hidden="true" strokeWidth={2.3} className="size-3.5" />
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && edited !== null && (
        <WishEditor
          key={JSON.stringify(open)}
          id={editorId}
          wish={open}
          onKeep={(kept) => {
            onKeep(kept);
            setEdited(null);
            focusAt(edited);
          }}
          onDone={(changed) => {
            if (changed !== undefined) ask(wishes.with(edited, changed), edited);
            else {
              setEdited(null);
              focusAt(edited);
            }
          }}
        />
      )}
    </div>
  );
};
