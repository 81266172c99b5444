import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

const shownForMs = 10_000;

/**
 * A message with an Undo. It disappears after ten seconds, but not while it is hovered or focused.
 * Give each one its own key.
 */
export const Toast = ({
  children,
  actions = [],
  onGone,
}: {
  readonly children: ReactNode;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
  readonly onGone: () => void;
}) => {
  const [isHeld, setHeld] = useState(false);
  const left = useRef(shownForMs);

  useEffect(() => {
    if (isHeld) return;
    const start = performance.now();
    const timer = setTimeout(onGone, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - start), 2_000);
    };
  }, [isHeld, onGone]);

  return (
    // Above the buttons of an open sheet. A `:has()` for it would restyle the page at every insertion.
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer over the words only holds them
    <div
      data-print="hide"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 bottom-4 z-(--z-dialog) mx-auto flex min-h-12 w-fit max-w-[calc(100%-2rem)] items-center gap-3 rounded-card bg-[light-dark(var(--ink),var(--surface-raise))] py-1.5 ps-4.5 pe-2 text-sm font-(--weight-medium) text-[light-dark(var(--surface),var(--ink))] shadow-pop max-md:w-auto max-md:max-w-none max-md:flex-wrap max-md:justify-between md:bottom-6 in-[[data-base-ui-inert],[role=dialog]]:bottom-20! forced-colors:border"
    >
      <span className="flex items-center gap-3">
        <Check aria-hidden="true" className="size-4.5 flex-none" />
        <span className="wrap-anywhere">{children}</span>
      </span>
      <span className="flex gap-1.5 max-md:ms-auto max-md:flex-wrap max-md:justify-end md:flex-none">
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            onClick={action.onPress}
            className="min-h-9 flex-none rounded-[9px] bg-[color-mix(in_oklab,currentColor_15%,transparent)] px-3 font-(--weight-semi) outline-offset-2 hover:bg-[color-mix(in_oklab,currentColor_24%,transparent)] focus-visible:outline-2 focus-visible:outline-current max-md:min-h-11 forced-colors:border"
          >
            {action.label}
          </button>
        ))}
      </span>
    </div>
  );
};
