import { type PointerEvent, useRef, useState } from "react";

/** Dragging by the grip: a row of a list, marked with `data-row`, goes where the pointer is. */
export const useRowDrag = (moveTo: (id: string, overId: string) => void) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = useRef(moveTo);
  move.current = moveTo;

  const begin = (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const list = event.currentTarget.closest<HTMLElement>("ul, ol");
    if (list === null) return;
    // The list captures the pointer: the row may be replaced.
    const { pointerId } = event;
    list.setPointerCapture(pointerId);
    setDragged(id);
    const over = ({ clientY, pointerId: other }: globalThis.PointerEvent) => {
      if (other !== pointerId) return;
      for (const row of list.querySelectorAll<HTMLElement>("[data-row]")) {
        const { top, height } = row.getBoundingClientRect();
        const isOver = Math.abs(clientY - top - height / 2) < Math.min(height / 2, 20);
        const overId = row.getAttribute("data-row");
        if (isOver && overId !== null && overId !== id) move.current(id, overId);
      }
    };
    const end = ({ pointerId: other }: globalThis.PointerEvent) => {
      if (other !== pointerId) return;
      list.removeEventListener("pointermove", over);
      list.removeEventListener("pointerup", end);
      list.removeEventListener("pointercancel", end);
      setDragged(null);
    };
    list.addEventListener("pointermove", over);
    list.addEventListener("pointerup", end);
    list.addEventListener("pointercancel", end);
  };

  return { dragged, begin };
};
