import { use, useEffect, useState } from "react";

type LineReader = typeof import("./read-lines.ts");

let reader: LineReader | undefined;
let loading: Promise<LineReader> | undefined;

/** The reader of typed exams and due work; loaded when the student first types. */
export const loadLineReader = (): Promise<LineReader> => {
  loading ??= import("./read-lines.ts").then(
    (loaded) => {
      reader = loaded;
      return loaded;
    },
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
};

/** Nothing until it is loaded. A page that opens with a text waits for it, so that nothing jumps. */
export const useLineReader = (isWanted: boolean): LineReader | undefined => {
  const [opensWithText] = useState(isWanted);
  if (opensWithText && reader === undefined) use(loadLineReader());
  const [loaded, setLoaded] = useState(reader);
  useEffect(() => {
    if (!isWanted) return;
    // Without a connection the text stays as typed.
    void loadLineReader().then(setLoaded, () => undefined);
  }, [isWanted]);
  return loaded ?? reader;
};
