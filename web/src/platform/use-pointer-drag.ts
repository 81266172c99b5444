import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from "react";
import { autoScroll } from "./auto-scroll.ts";

/** How long a finger rests before it drags instead of scrolling. */
const longPressMs = 350;
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
  /** The element that receives pointer events. */
  readonly area: RefObject<HTMLElement | null>;
  /** Distance before a mouse or pen drags; 0 drags on press. */
  readonly mousePx: number;
  readonly scrolls: "touch" | "always";
  readonly canBegin: (target: Element) => boolean;
  /** False if there is nothing to drag. */
  readonly onBegin: (from: PointerPlace, target: Element) => boolean;
  /** All positions since the last call; `end` ends the drag, `still` prevents scrolling. */
  readonly onMove: (places: readonly PointerPlace[]) => "end" | "still" | undefined;
  readonly onEnd: () => void;
  /** Pointer lost, or Escape where it cancels a drag. */
  readonly onLost: () => void;
  readonly escapes?: boolean;
  /** A finger that neither rested nor moved. */
  readonly onTap?: (at: PointerPlace) => void;
}

/** Coalesced positions between two frames. */
const placesOf = (event: PointerEvent): readonly PointerPlace[] => {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length === 0 ? [event] : all;
};

/**
 * A mouse drags after some pixels; a finger rests and then drags, otherwise it scrolls. The page
 * scrolls at its edges.
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

  /** On the document: the dragged element may be gone. */
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
    // Captured, so that moves outside are heard.
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
    // The browser scrolls unless the first move is prevented.
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
    /** Forgets the drag without calling back. */
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
        if (pressed?.pointerId === event.pointerId) {
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
      // A long press would open the browser's menu.
      onContextMenu: (event: { readonly preventDefault: () => void }) => {
        if (drag.current !== null || press.current?.timer !== undefined) event.preventDefault();
      },
    },
  };
};
