import { type ComingUp, readComingUp } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { useEffect, useMemo, useState } from "react";

const readAfterMs = 600;

export interface ReadThing {
  readonly key: string;
  readonly one: ComingUp;
}

/** The box of the first minute: its text, what was read in it, and what the student changed of that. */
export const useComingUp = (today: CalendarDay) => {
  const [text, setText] = useState("");
  const [shown, setShown] = useState("");
  /** By what was read; removed where `null`. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, ComingUp | null>>(new Map());
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), readAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  const thingsIn = (written: string) => {
    const { found, unread } = readComingUp(written, { today, subjects: [] });
    const keys = new Map(found.map((one) => [JSON.stringify(one), one]));
    const things = [...keys].flatMap(([key, read]): ReadThing[] => {
      const one = chosen.has(key) ? chosen.get(key) : read;
      return one ? [{ key, one }] : [];
    });
    return { things, unread };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `thingsIn` follows from these
  const read = useMemo(() => thingsIn(shown), [shown, chosen, today]);
  return {
    ...read,
    text,
    type: setText,
    /** Read without waiting: pasted, dropped, or asked for. */
    put: (next: string) => {
      setText(next);
      setShown(next);
    },
    thingsIn,
    change: (key: string, one: ComingUp | null) =>
      setChosen((before) => new Map(before).set(key, one)),
  };
};

export type ComingUpBox = ReturnType<typeof useComingUp>;
