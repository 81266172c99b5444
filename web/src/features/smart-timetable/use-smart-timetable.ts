import type { ModelType } from "@smart-planner/contract";
import { smartWords } from "@smart-planner/words/en/smart";
import { useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";
import type { SmartResult } from "./ask-smart-timetable.ts";
import { type SmartInputs, smartQuestionOf } from "./smart-inputs.ts";

/** One request at a time; it ends with the page that made it. */
export const useSmartTimetable = () => {
  const words = useWords(smartWords);
  const { api, clock, dialogs, language, planning } = usePlatform();
  const underWay = useRef<AbortController>(null);
  const [pending, setPending] = useState<ModelType | null>(null);
  const [result, setResult] = useState<SmartResult | null>(null);

  useEffect(() => () => underWay.current?.abort(), []);

  return {
    /** The pace of the running request. */
    pending,
    /** Of the last request, until the next begins. */
    result,
    generate: async (inputs: SmartInputs): Promise<SmartResult | null> => {
      if (underWay.current !== null) return null;
      const question = smartQuestionOf(inputs, clock.now());
      if (question === undefined) {
        dialogs.alert(words.nothingToAsk);
        return null;
      }
      const controller = new AbortController();
      underWay.current = controller;
      setPending(inputs.modelType);
      setResult(null);
      const { askSmartTimetable } = await import("./ask-smart-timetable.ts");
      const answer = await askSmartTimetable({
        api,
        planning,
        question,
        signal: controller.signal,
        words: language.current().words,
      });
      if (controller.signal.aborted) return null;
      underWay.current = null;
      setPending(null);
      setResult(answer);
      return answer;
    },
    cancel: () => {
      underWay.current?.abort();
      underWay.current = null;
      setPending(null);
    },
  };
};
