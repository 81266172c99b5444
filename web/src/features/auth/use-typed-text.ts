import { type RefObject, useEffect, useRef, useState } from "react";

export interface TypedText {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** The text of an input, including text typed before hydration. */
export const useTypedText = (): TypedText => {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useEffect(() => setText(input.current?.value ?? ""), []);
  return { input, text, setText };
};
