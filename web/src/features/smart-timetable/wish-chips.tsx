import { labelWish, type Wish } from "@smart-planner/planner";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { WishEditor } from "./wish-editor.tsx";
import { WishIcon } from "./wish-icon.tsx";

interface WishChipsProps {
  readonly wishes: readonly Wish[];
  readonly disabled: boolean;
  /** Every wish as it is to be from now on. */
  readonly onChange: (wishes: readonly Wish[]) => void;
}

/** What was understood: each wish can be changed or removed, and the plan is made again. */
export const WishChips = ({ wishes, disabled, onChange }: WishChipsProps) => {
  const editorId = useId();
  const { area, focusOn } = useFocusAfter<HTMLUListElement>();
  const [edited, setEdited] = useState<number | null>(null);
  const open = edited === null ? undefined : wishes[edited];

  const focusAt = (place: number) => focusOn(`[data-wish="${place}"]`);
  const remove = (place: number) => {
    setEdited(null);
    onChange(wishes.filter((_, index) => index !== place));
    // The chip that had the focus is gone: a neighbour takes it, so that the keyboard goes on from there.
    focusAt(Math.max(0, Math.min(place, wishes.length - 2)));
  };
  const removeByKey = (event: KeyboardEvent, place: number) => {
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    event.preventDefault();
    if (!disabled) remove(place);
  };

  return (
    <div className="grid min-w-0 gap-2.5">
      <ul ref={area} aria-label="Understood" className="flex flex-wrap gap-2">
        {wishes.map((wish, place) => {
          const label = labelWish(wish);
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
                aria-label={`Change: ${label}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? editorId : undefined}
                disabled={disabled}
                onClick={() => setEdited(isOpen ? null : place)}
                onKeyDown={(event) => removeByKey(event, place)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-s-full py-1 ps-3.5 pe-0.5 text-start wrap-anywhere disabled:opacity-55 pointer-coarse:min-h-11"
              >
                <WishIcon wish={wish} />
                {label}
              </button>
              <button
                type="button"
                aria-label={`Remove: ${label}`}
                disabled={disabled}
                onClick={() => remove(place)}
                className="grid w-9 flex-none place-items-center rounded-e-full disabled:opacity-55 pointer-coarse:w-11"
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
          onDone={(changed) => {
            setEdited(null);
            if (changed !== undefined) onChange(wishes.with(edited, changed));
            focusAt(edited);
          }}
        />
      )}
    </div>
  );
};
