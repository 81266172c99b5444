import type { ModelType } from "@smart-planner/contract";
import { useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { askSmartTimetable, type SmartResult } from "./ask-smart-timetable.ts";
import { type SmartInputs, smartQuestionOf } from "./smart-inputs.ts";

const nothingToAsk = "Please add subjects and available hours first!";

/** One request at a time; it ends with the page that made it. */
export const useSmartTimetable = () => {
  const { api, clock, dialogs, planning } = usePlatform();
  const underWay = useRef<AbortController>(null);
  const [pending, setPending] = useState<ModelType | null>(null);
  const [result, setResult] = useState<SmartResult | null>(null);

  useEffect(() => () => underWay.current?.abort(), []);

  return {
    /** The pace of the request under way. */
    pending,
    /** Of the last request, until the next begins. */
    result,
    generate: async (inputs: SmartInputs): Promise<SmartResult | null> => {
      if (underWay.current !== null) return null;
      const question = smartQuestionOf(inputs, clock.now());
      if (question === undefined) {
        dialogs.alert(nothingToAsk);
        return null;
      }
      const controller = new AbortController();
      underWay.current = controller;
      setPending(inputs.modelType);
      setResult(null);
      const answer = await askSmartTimetable({
        api,
        planning,
        question,
        signal: controller.signal,
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
