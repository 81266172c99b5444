import { createApi } from "./api.ts";
import { createChance } from "./chance.ts";
import { systemClock } from "./clock.ts";
import { deviceOwnerOf } from "./device-owner.ts";
import { showLanguage } from "./html-document.ts";
import type { User } from "./identity.ts";
import { createLanguage } from "./language.ts";
import { onChangeElsewhere, openLocalStorage, openTabStorage } from "./local-storage.ts";
import { consoleLog } from "./log.ts";
import { createOwnership } from "./ownership.ts";
import { browserPage } from "./page.ts";
import type { Planning } from "./planning.ts";
import type { Platform } from "./platform.ts";
import { createPreview } from "./preview.ts";
import { createServerIdentity } from "./server-identity.ts";
import { serviceWorkers } from "./service-workers.ts";
import { createStorage } from "./storage.ts";
import { createTheme, showTheme } from "./theme.ts";
import { createUpdates } from "./updates.ts";
import { watchInstallOffers } from "./use-install.ts";
import type { Workspace } from "./workspace.ts";

const onWake = (listener: () => void): void => {
  window.addEventListener("online", listener);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listener();
  });
};

export const createBrowserPlatform = (): Platform => {
  const log = consoleLog;
  const { timestamp } = systemClock;
  const area = openLocalStorage();
  const storage = createStorage({ area, log, timestamp, onChangeElsewhere });

  const language = createLanguage({
    area,
    log,
    // The list of languages is loaded for other languages alone.
    load: async (tag, isMember) => (await import("./load-language.ts")).loadLanguage(tag, isMember),
    show: showLanguage,
    preferred: navigator.languages,
  });
  const api = createApi({ fetch: (input, init) => window.fetch(input, init), language });
  const identity = createServerIdentity({
    api,
    language,
    storage,
    hasSessionHint: () => document.cookie.includes("smartplanner_signed_in=1"),
    onWake,
    leaveFor: browserPage.leaveFor,
  });

  const ownership = createOwnership({
    area,
    log,
    timestamp,
    onChangeElsewhere,
    onTakenElsewhere: browserPage.reload,
  });

  const loadWorkspace = async (): Promise<Workspace> => {
    const { createWorkspace } = await import("./workspace.ts");
    const opened = createWorkspace({ area, log, timestamp, onChangeElsewhere, language });
    ownership.subscribe(opened.reload);
    return opened;
  };
  let workspace: Promise<Workspace> | undefined;

  /** The first page plans nothing. */
  const loadPlanning = async (): Promise<Planning> => {
    const { createPlanning, openPlanningWorker } = await import("./planning.ts");
    return createPlanning({ openWorker: openPlanningWorker });
  };
  let planning: Promise<Planning> | undefined;

  const preview = createPreview(storage);
  const openPush = async () => {
    const { createPush } = await import("./push.ts");
    const registration = async () => serviceWorkers()?.getRegistration();
    return createPush({ api, storage, registration, language });
  };
  /** A device reminds the person who turned it on, until they log out or another signs in. */
  const keepDevice = () => {
    const owner = deviceOwnerOf(storage);
    if (owner === null || present === undefined || (owner === present?.uid && preview.current()))
      return;
    void openPush()
      .then((push) => push.leave())
      .catch((error: unknown) => log.warn("Reminders could not be ended here", error));
  };
  let present: User | null | undefined;
  identity.observe((user) => {
    present = user;
    keepDevice();
  });
  preview.subscribe(keepDevice);
  watchInstallOffers(preview.current);

  return {
    api,
    chance: createChance({ random: Math.random }),
    clock: systemClock,
    dialogs: {
      alert: (message) => window.alert(message),
      confirm: (message) => window.confirm(message),
    },
    files: {
      save({ name, type, text }) {
        const url = URL.createObjectURL(new Blob([text], { type }));
        const link = document.createElement("a");
        link.href = url;
        link.download = name;
        link.click();
        // Some browsers read the file after the click has been handled.
        window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
      },
    },
    identity,
    language,
    log,
    ownership,
    page: browserPage,
    planning: {
      async ask(request) {
        planning ??= loadPlanning();
        const loaded = await planning.catch(() => {
          // A failed download may succeed next time.
          planning = undefined;
        });
        return loaded?.ask(request);
      },
    },
    preview,
    storage,
    tabStorage: openTabStorage(),
    theme: createTheme(storage, showTheme),
    updates: createUpdates({
      workers: import.meta.env.PROD ? serviceWorkers() : undefined,
      whenQuiet: (run) => {
        if (document.readyState === "complete") run();
        else window.addEventListener("load", () => window.setTimeout(run, 1_000));
      },
      reload: browserPage.reload,
      onWake: (listener) => window.addEventListener("focus", listener),
      onRefused: (error) => log.warn("The app cannot be kept for times without a network", error),
    }),
    openWorkspace() {
      workspace ??= loadWorkspace().catch((error: unknown) => {
        // A failed download may succeed next time.
        workspace = undefined;
        throw error;
      });
      return workspace;
    },
    openPush,
    async openAccount() {
      const { createServerAccount } = await import("./server-account.ts");
      const { leaveFor } = browserPage;
      return createServerAccount({ api, language, identity, ownership, leaveFor });
    },
  };
};
