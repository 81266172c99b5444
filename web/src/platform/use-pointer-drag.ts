import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from "react";
import { autoScroll } from "./auto-scroll.ts";

/** How long a finger rests before it drags instead of scrolling. */
const longPressMs = 350;
/** A finger is never quite still: less than this is no swipe. */
const stillPx = 10;

export type PointerPlace = Pick<PointerEvent, "clientX" | "clientY">;

interface Press extends PointerPlace {
  readonly pointerId: number;
  readonly target: Element;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

interface Drag {
  readonly pointerId: number;
  readonly isTouch: boolean;
  last: PointerPlace;
  isStill: boolean;
}

export interface PointerDragOptions {
  /** Hears the pointer, and what is dragged lies in it. */
  readonly area: RefObject<HTMLElement | null>;
  /** How far a mouse or pen goes before it drags; with 0 the press itself begins it. */
  readonly mousePx: number;
  readonly scrolls: "touch" | "always";
  /** Whether something can be dragged from here; asked before a finger has rested. */
  readonly canBegin: (target: Element) => boolean;
  /** False where there is nothing to drag after all. */
  readonly onBegin: (from: PointerPlace, target: Element) => boolean;
  /** Every place since the last call; `end` ends the drag there, and at a `still` place nothing scrolls. */
  readonly onMove: (places: readonly PointerPlace[]) => "end" | "still" | undefined;
  readonly onEnd: () => void;
  /** The browser took the pointer away, or Escape was pressed where that gives a drag up. */
  readonly onLost: () => void;
  readonly escapes?: boolean;
  /** A finger that neither rested nor swiped. */
  readonly onTap?: (at: PointerPlace) => void;
}

/** Browsers hand over only the last of several places since the last frame; the others are asked for. */
const placesOf = (event: PointerEvent): readonly PointerPlace[] => {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length === 0 ? [event] : all;
};

/**
 * Dragging with mouse, pen and finger: a mouse drags after some pixels, a finger rests and then
 * drags, and otherwise scrolls. At the edges of what scrolls the page comes along.
 */
export const usePointerDrag = (options: PointerDragOptions) => {
  const { area } = options;
  const now = useRef(options);
  now.current = options;
  const press = useRef<Press>(null);
  const drag = useRef<Drag>(null);
  const scrolling = useRef<() => void>(null);

  const lift = () => {
    if (press.current?.timer !== undefined) clearTimeout(press.current.timer);
    press.current = null;
  };

  /** Wherever the focus is: what was dragged may be on the page no longer. */
  const giveUp = useRef((event: KeyboardEvent) => {
    if (event.key !== "Escape" || drag.current === null) return;
    event.stopPropagation();
    stop();
    now.current.onLost();
  });

  const stop = () => {
    window.removeEventListener("keydown", giveUp.current, true);
    scrolling.current?.();
    scrolling.current = null;
    drag.current = null;
  };

  const moveTo = (places: readonly PointerPlace[]) => {
    const answer = now.current.onMove(places);
    if (drag.current !== null) drag.current.isStill = answer === "still";
    if (answer !== "end") return;
    stop();
    now.current.onEnd();
  };

  const begin = ({ pointerId, target, ...at }: Press, isTouch: boolean) => {
    lift();
    if (!now.current.onBegin(at, target)) return;
    drag.current = { pointerId, isTouch, last: at, isStill: false };
    if (now.current.escapes === true) window.addEventListener("keydown", giveUp.current, true);
    // Later moves are heard wherever the pointer goes, so that the way out is known.
    area.current?.setPointerCapture(pointerId);
    if (area.current !== null && (isTouch || now.current.scrolls === "always"))
      scrolling.current = autoScroll({
        from: area.current,
        pointer: () => (drag.current?.isStill ? undefined : drag.current?.last),
        onScroll: () => {
          if (drag.current !== null) moveTo([drag.current.last]);
        },
      });
  };

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    // The browser takes a moving finger for a scroll unless the very first move is refused.
    const refuse = (event: TouchEvent) => {
      if (drag.current !== null && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", refuse, { passive: false });
    const { current: onKeyDown } = giveUp;
    return () => {
      element.removeEventListener("touchmove", refuse);
      window.removeEventListener("keydown", onKeyDown, true);
      if (press.current?.timer !== undefined) clearTimeout(press.current.timer);
      scrolling.current?.();
    };
  }, [area]);

  return {
    /** Forgets the drag; nobody hears of its end. */
    cancel: () => {
      lift();
      stop();
    },
    handlers: {
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button !== 0 || drag.current !== null) return;
        const { target } = event;
        if (!(target instanceof Element) || !now.current.canBegin(target)) return;
        const { pointerId, clientX, clientY } = event;
        const isTouch = event.pointerType === "touch";
        lift();
        if (isTouch && !event.isPrimary) return;
        const pressed = { pointerId, clientX, clientY, target, timer: undefined };
        if (!isTouch && now.current.mousePx === 0) return begin(pressed, false);
        const timer = isTouch ? setTimeout(() => begin(pressed, true), longPressMs) : undefined;
        press.current = { ...pressed, timer };
      },
      onPointerMove: (event: ReactPointerEvent) => {
        const pressed = press.current;
        if (pressed !== null && pressed.pointerId === event.pointerId) {
          const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
          if (pressed.timer !== undefined) {
            if (way > stillPx) lift();
          } else if (way >= now.current.mousePx) begin(pressed, false);
        }
        if (drag.current?.pointerId !== event.pointerId) return;
        const { clientX, clientY } = event;
        drag.current.last = { clientX, clientY };
        moveTo(placesOf(event.nativeEvent));
      },
      onPointerUp: (event: ReactPointerEvent) => {
        const pressed = press.current;
        lift();
        if (pressed?.timer !== undefined && pressed.pointerId === event.pointerId)
          now.current.onTap?.(event);
        if (drag.current?.pointerId !== event.pointerId) return;
        stop();
        now.current.onEnd();
      },
      onPointerCancel: (event: ReactPointerEvent) => {
        lift();
        if (drag.current?.pointerId !== event.pointerId) return;
        stop();
        now.current.onLost();
      },
      // A long press would open the browser's menu over what is held.
      onContextMenu: (event: { readonly preventDefault: () => void }) => {
        if (drag.current !== null || press.current?.timer !== undefined) event.preventDefault();
      },
    },
  };
};
