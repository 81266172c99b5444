import "../../styles/planner.css";
import {
  modeRegisters,
  notificationsAnswerSchema,
  quoteOf,
  subjectsOfRows,
} from "@smart-planner/contract";
import { dueDatesOf, dueHorizonOf, dueItemsOf } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { applyEdits } from "@smart-planner/planner/plan";
import { reminderText } from "@smart-planner/words/reminder-text";
import { useEffect } from "react";
import { editsOf } from "../../planner-service/manual-edits.ts";
import { modeInUse } from "../../planner-service/plan-in-use.ts";
import { browserBackground } from "../../platform/background.ts";
import { deviceOwnerOf } from "../../platform/device-owner.ts";
import { isQuiet } from "../../platform/device-record.ts";
import { displayIn } from "../../platform/display.ts";
import type { User } from "../../platform/identity.ts";
import { browserNotifier } from "../../platform/notifier.ts";
import { type Platform, usePlatform } from "../../platform/platform.ts";
import { serviceWorkers } from "../../platform/service-workers.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { dueAlerts } from "./due-alerts.ts";
import { preferencesPath, readRemembered } from "./remembered-preferences.ts";
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
  // The service worker shows pushed notifications: the page would show them twice.
  if (deviceOwnerOf(storage) !== null) return;
  const workspace = await platform.openWorkspace();
  const due = dueAlerts({
    ...planOf(workspace, clock.now().day),
    settings,
    clock,
    isTold: (id) => isTold(storage, id),
  });
  const silent = isQuiet(settings.quietHours);
  for (const occasion of due) {
    // Before it is shown: better one too few than one too many.
    addTold({ storage, occasion, today: clock.now().day });
    const { words } = platform.language.current();
    const { showTime } = displayIn(workspace);
    const { title, lines } = reminderText(occasion, { words, showTime, quoteOf });
    await browserNotifier.show({ title, body: lines.join("\n"), tag: occasion.id, silent });
  }
};

/**
 * Shows due notifications while the app is open, in one tab, and keeps the account's time zone
 * correct.
 */
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
    if (deviceOwnerOf(platform.storage) === null) return;
    void browserNotifier.clearBadge();
    serviceWorkers()?.controller?.postMessage({ type: "PAGE_OPENED" });
    platform
      .openPush()
      // A browser that withdraws the permission ends the subscription.
      .then((push) => (browserNotifier.permission() === "granted" ? push.renew() : push.leave()))
      .catch((error: unknown) => platform.log.warn("Reminders could not be renewed", error));
  }, [platform]);

  useEffect(() => {
    if (user.demo) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timeZone = clock.timeZone();
    const schema = notificationsAnswerSchema;
    api.request({ path: preferencesPath, schema, signal }).then((loaded) => {
      if (signal.aborted || !loaded.ok || loaded.value.preferences === null) return;
      // A traveller is reminded by the clock of the place.
      const path = "/api/notifications/time-zone";
      if (loaded.value.preferences.timeZone !== timeZone)
        void api.request({ method: "PUT", path, body: { timeZone }, schema });
    });
    return () => controller.abort();
  }, [api, clock, user]);

  return null;
};

export default BrowserAlerts;
