import "../../styles/planner.css";
import { modeRegisters, subjectsOfRows, wordsOf } from "@smart-planner/contract";
import { dueDatesOf, dueHorizonOf, dueItemsOf } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { applyEdits } from "@smart-planner/planner/plan";
import { useEffect } from "react";
import { editsOf } from "../../planner-service/manual-edits.ts";
import { modeInUse } from "../../planner-service/plan-in-use.ts";
import { browserBackground } from "../../platform/background.ts";
import { displayIn } from "../../platform/display.ts";
import type { User } from "../../platform/identity.ts";
import { browserNotifier } from "../../platform/notifier.ts";
import { type Platform, usePlatform } from "../../platform/platform.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { loadAccountPreferences, saveTimeZone } from "./account-preferences.ts";
import { dueAlerts } from "./due-alerts.ts";
import { readRemembered } from "./remembered-preferences.ts";
import { addTold, isTold } from "./told-occasions.ts";

const lookMs = 20_000;

/** The plan in use, whichever is on the screen: the server's e-mail speaks of the same one. */
const planOf = (workspace: Workspace, today: CalendarDay) => {
  const assignments = workspace.records("assignments");
  const mode = modeInUse(workspace) ?? "quick";
  return {
    plan: applyEdits({
      plan: workspace.read(modeRegisters[mode].plan) ?? {},
      mode,
      edits: editsOf(workspace),
    }).plan,
    subjects: subjectsOfRows(workspace.read(modeRegisters[mode].subjects) ?? []),
    progress: workspace.records("ticks"),
    due: dueDatesOf(dueItemsOf(assignments, dueHorizonOf(assignments, today))),
    firstDay: displayIn(workspace).firstDay,
  };
};

const tellDue = async (platform: Platform): Promise<void> => {
  const { clock, storage } = platform;
  const settings = readRemembered({ storage, email: "" });
  if (!settings.inBrowser || browserNotifier.permission() !== "granted") return;
  const workspace = await platform.openWorkspace();
  const due = dueAlerts({
    ...planOf(workspace, clock.now().day),
    settings,
    clock,
    isTold: (id) => isTold(storage, id),
  });
  for (const occasion of due) {
    // Before it is shown: better one too few than one too many.
    addTold({ storage, occasion, today: clock.now().day });
    const { title, lines } = wordsOf(occasion, displayIn(workspace));
    await browserNotifier.show({ title, body: lines.join("\n"), tag: occasion.id });
  }
};

/** Tells what is due while the app is open, in one tab; and keeps the account's time zone right. */
const BrowserAlerts = ({ user }: { readonly user: User }) => {
  const platform = usePlatform();

  useEffect(() => {
    let timer: number | undefined;
    const look = () =>
      tellDue(platform).catch((error: unknown) =>
        platform.log.warn("A notification could not be shown", error),
      );
    const release = browserBackground.inOneTab("smartplanner-notifications", () => {
      void look();
      timer = setInterval(() => void look(), lookMs);
    });
    return () => {
      clearInterval(timer);
      release();
    };
  }, [platform]);

  const { api, clock } = platform;
  useEffect(() => {
    if (user.demo) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timeZone = clock.timeZone();
    loadAccountPreferences({ api, signal }).then((loaded) => {
      if (signal.aborted || !loaded.ok || loaded.value.preferences === null) return;
      if (loaded.value.preferences.timeZone !== timeZone) void saveTimeZone({ api, timeZone });
    });
    return () => controller.abort();
  }, [api, clock, user]);

  return null;
};

export default BrowserAlerts;
