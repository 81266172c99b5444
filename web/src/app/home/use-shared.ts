import { homeWords } from "@smart-planner/words/en/home";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { onOpenedFile, type SharedThing, takeShared } from "../../platform/shared-things.ts";
import { usePreview } from "../../platform/use-preview.ts";
import { useWords } from "../../ui/use-words.ts";

export const isAddress = (text: string): boolean => /^(?:https|webcals?):\/\/\S+$/i.test(text);

/** Passes on things shared with the app, once it is open and Preview features are on. */
export const useShared = (isOn: boolean, onShared: (shared: SharedThing) => void): void => {
  const words = useWords(homeWords);
  const isPreview = usePreview();
  const { log } = usePlatform();
  const { say } = usePlanner();
  const wasShared = useSearchParams()[0].has("shared");
  const latest = useRef(onShared);
  useEffect(() => {
    latest.current = onShared;
  });
  useEffect(() => {
    if (isOn && !isPreview && wasShared) say(words.turnOnPreview);
    if (!isOn || !isPreview) return;
    onOpenedFile((file) => latest.current({ text: "", file }));
    takeShared()
      .then((shared) => shared && latest.current(shared))
      .catch((error: unknown) => log.warn("What was shared could not be read", error));
  }, [isOn, isPreview, wasShared, say, log, words]);
};
