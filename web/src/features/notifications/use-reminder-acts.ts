import { sessionsOf } from "@smart-planner/planner/plan";
import { notificationsWords } from "@smart-planner/words/en/notifications";
import { useEffect } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import type { PlannerService } from "../../planner-service/planner-service.ts";
import { deviceOwnerOf } from "../../platform/device-owner.ts";
import { type ReminderAct, takeActs } from "../../platform/device-record.ts";
import { usePlatform } from "../../platform/platform.ts";
import { serviceWorkers } from "../../platform/service-workers.ts";
import { useWords } from "../../ui/use-words.ts";

const apply = (
  words: typeof notificationsWords,
  planner: PlannerService,
  { act, key }: ReminderAct,
): void => {
  if (act === "handed in") {
    const item = planner.dueWork().items.find(({ id }) => id === key);
    if (item === undefined) planner.say(words.workGone);
    else if (item.state === "open") planner.handIn(item);
    return;
  }
  const mode = planner.inUse() ?? "quick";
  const isThere = sessionsOf(planner.state(mode).kept ?? {}).some((one) => one.key === key);
  if (isThere) planner.tick(mode, key, true);
  else planner.say(words.sessionGone);
};

/** Performs the actions pressed on reminders. */
export const useReminderActs = (isOn: boolean): void => {
  const words = useWords(notificationsWords);
  const planner = usePlanner();
  const { storage, log } = usePlatform();
  useEffect(() => {
    const uid = deviceOwnerOf(storage);
    if (!isOn || uid === null) return;
    const applyAll = () =>
      takeActs(uid)
        .then((acts) => {
          for (const act of acts) apply(words, planner, act);
        })
        .catch((error: unknown) => log.warn("A press on a reminder could not be read", error));
    void applyAll();
    const workers = serviceWorkers();
    workers?.addEventListener("message", applyAll);
    return () => workers?.removeEventListener("message", applyAll);
  }, [isOn, words, planner, storage, log]);
};
