import { type ComingUpDraft, comingUpDraftSchema } from "@smart-planner/contract";
import type { ComingUp } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { useEffect, useMemo, useState } from "react";
import { useLineReader } from "../../platform/line-reader.ts";
import { comingUpKey } from "../../platform/personal-keys.ts";
import { usePlatform } from "../../platform/platform.ts";

const readAfterMs = 600;

export interface ReadThing {
  readonly key: string;
  readonly one: ComingUp;
}

const nothingRead: Pick<NonNullable<ReturnType<typeof useLineReader>>, "readComingUp"> = {
  readComingUp: () => ({ found: [], unread: [] }),
};

const empty: ComingUpDraft = { text: "", chosen: [] };

/** The box of the first minute: its text and its reading; kept on this device until it is used. */
export const useComingUp = (today: CalendarDay, isKept: boolean) => {
  const { storage } = usePlatform();
  const [{ text, typedOn, chosen }, setDraft] = useState(() =>
    isKept
      ? storage.read<ComingUpDraft>({
          key: comingUpKey,
          schema: comingUpDraftSchema,
          fallback: empty,
        })
      : empty,
  );
  const [shown, setShown] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), readAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (!isKept) return;
    if (text === "") storage.remove([comingUpKey]);
    else
      storage.write({ key: comingUpKey, value: { text, typedOn, chosen } satisfies ComingUpDraft });
  }, [isKept, storage, text, typedOn, chosen]);
  const changes = useMemo(() => new Map(chosen), [chosen]);
  const reader = useLineReader(text !== "");
  const thingsIn = (written: string, { readComingUp } = reader ?? nothingRead) => {
    const { found, unread } = readComingUp(written, {
      today: written === text ? (typedOn ?? today) : today,
      subjects: [],
    });
    const keys = new Map(found.map((one) => [JSON.stringify(one), one]));
    const things = [...keys].flatMap(([key, read]): ReadThing[] => {
      const one = changes.has(key) ? changes.get(key) : read;
      return one ? [{ key, one }] : [];
    });
    return { things, unread };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `thingsIn` follows from these
  const read = useMemo(() => thingsIn(shown), [shown, changes, typedOn, reader]);
  const type = (next: string) =>
    setDraft((before) => (next === "" ? empty : { ...before, text: next, typedOn: today }));
  return {
    ...read,
    text,
    /** Whether the reader of the text is on its way. */
    isOpening: text !== "" && reader === undefined,
    type,
    /** Read without waiting: pasted, dropped, or asked for. */
    put: (next: string) => {
      type(next);
      setShown(next);
    },
    thingsIn,
    change: (key: string, one: ComingUp | null) =>
      setDraft((before) => ({ ...before, chosen: [...new Map(before.chosen).set(key, one)] })),
  };
};

export type ComingUpBox = ReturnType<typeof useComingUp>;
