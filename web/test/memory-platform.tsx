import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { LanguageProvider } from "../src/app/language-provider.tsx";
import { createApi } from "../src/platform/api.ts";
import { createChance } from "../src/platform/chance.ts";
import { momentOf, systemClock } from "../src/platform/clock.ts";
import { showLanguage } from "../src/platform/html-document.ts";
import type { Identity, User } from "../src/platform/identity.ts";
import { createLanguage, type Spoken } from "../src/platform/language.ts";
import { loadLanguage } from "../src/platform/load-language.ts";
import { createOwnership } from "../src/platform/ownership.ts";
import { browserPage } from "../src/platform/page.ts";
import { createPlanning, type PlanningWorker } from "../src/platform/planning.ts";
import { answerTo } from "../src/platform/planning-job.ts";
import { type Platform, PlatformProvider } from "../src/platform/platform.ts";
import { createPreview } from "../src/platform/preview.ts";
import { createPush } from "../src/platform/push.ts";
import { createServerAccount } from "../src/platform/server-account.ts";
import { createStorage } from "../src/platform/storage.ts";
import { createTheme } from "../src/platform/theme.ts";
import { createWorkspace } from "../src/platform/workspace.ts";
import { createDemoIdentity } from "./demo-identity.ts";
import { MemoryArea } from "./memory-area.ts";

/** Wednesday 10 June 2026, 10:05. */
const wednesday = new Date("2026-06-10T10:05:00");

export type MemoryFetch = typeof globalThis.fetch;

const noServer: MemoryFetch = () => Promise.reject(new TypeError("No server in this test"));

/** On the page: a worker would load the planner for every test. */
const planHere = (): PlanningWorker => {
  let isEnded = false;
  return {
    start(job, { answer }) {
      // After the press that asks for it.
      window.setTimeout(() => {
        if (!isEnded) answer(answerTo(job, "preview"));
      }, 30);
    },
    end: () => {
      isEnded = true;
    },
  };
};

let drawn = 1;
/** Deterministic, but not constant: equal ids would grow. */
const random = (): number => {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return drawn / 2_147_483_647;
};

const shown = new Set<Root>();

export const removeShown = () => {
  for (const root of shown) root.unmount();
  shown.clear();
  document.body.replaceChildren();
};

/** Everything in memory, on a fixed day. */
export const createMemoryPlatform = ({
  initial = {},
  area = new MemoryArea(),
  fetch = noServer,
  user,
  tab = new MemoryArea(),
  at = wednesday,
  registration = async () => undefined,
  preferred = ["en-GB"],
  spoken,
  load = loadLanguage,
}: {
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Of an earlier visit. */
  readonly area?: MemoryArea;
  /** Storage of the tab, of an earlier visit. */
  readonly tab?: MemoryArea;
  readonly fetch?: MemoryFetch;
  /** Signed in with an account. */
  readonly user?: User | undefined;
  readonly at?: Date;
  /** The service worker, which a test has none of. */
  readonly registration?: Parameters<typeof createPush>[0]["registration"];
  /** The languages of the browser. */
  readonly preferred?: readonly string[];
  /** The language of the page. */
  readonly spoken?: Spoken;
  readonly load?: typeof loadLanguage;
} = {}) => {
  for (const [key, value] of Object.entries(initial)) area.setItem(key, JSON.stringify(value));
  const said: string[] = [];
  const saved: { readonly name: string; readonly text: string }[] = [];
  const logged: string[] = [];
  const log = {
    warn: (message: string) => logged.push(message),
    error: (message: string) => logged.push(message),
  };
  const timestamp = () => at.toISOString();
  const nowhereElse = () => () => undefined;
  const kept = { area, log, timestamp, onChangeElsewhere: nowhereElse };
  const storage = createStorage(kept);
  const workspace = createWorkspace(kept);
  const opened = Promise.resolve(workspace);
  const own = createLanguage({ area, log, load, show: showLanguage, preferred });
  const language = spoken === undefined ? own : { ...own, current: () => spoken };
  const api = createApi({ fetch, language });
  const ownership = createOwnership({ ...kept, onTakenElsewhere: () => undefined });
  const page = { ...browserPage, reload: () => undefined, leaveFor: async () => undefined };
  const demo = createDemoIdentity({ storage });
  const observe: Identity["observe"] = (listener) => {
    listener(user ?? null);
    return () => undefined;
  };
  const identity = user === undefined ? demo : { ...demo, observe };
  const platform: Platform = {
    api,
    chance: createChance({ random }),
    clock: {
      ...systemClock,
      now: () => momentOf(at),
      timestamp,
      millisecondsUntil: (moment) =>
        systemClock.millisecondsUntil(moment) + Date.now() - at.getTime(),
    },
    dialogs: {
      alert: (message) => said.push(message),
      confirm: (message) => said.push(message) > 0,
    },
    files: { save: (file) => saved.push(file) },
    identity,
    language,
    log,
    ownership,
    page,
    planning: createPlanning({ openWorker: planHere }),
    preview: createPreview(storage),
    storage,
    tabStorage: tab,
    theme: createTheme(storage, () => undefined),
    updates: { isReady: () => false, take: () => undefined, subscribe: nowhereElse },
    openWorkspace: () => opened,
    openPush: async () => createPush({ api, language, storage, registration }),
    openAccount: async () =>
      createServerAccount({ api, language, identity, ownership, leaveFor: page.leaveFor }),
  };
  return {
    platform,
    workspace,
    area,
    tab,
    /** Alerts and questions; every question is answered with yes. */
    said,
    saved,
    logged,
    stored: (key: string): unknown => JSON.parse(area.getItem(key) ?? "null"),
    /** All stored data, to start another test with. */
    allStored: (): Readonly<Record<string, unknown>> =>
      Object.fromEntries(workspace.allTexts().map(([key, text]) => [key, JSON.parse(text)])),
    /** Renders a component; returns how to replace and remove it. */
    show: (part: ReactNode) => {
      const container = document.body.appendChild(document.createElement("div"));
      const root = createRoot(container);
      shown.add(root);
      const rerender = (next: ReactNode) =>
        flushSync(() =>
          root.render(
            <PlatformProvider value={platform}>
              <LanguageProvider>{next}</LanguageProvider>
            </PlatformProvider>,
          ),
        );
      rerender(part);
      return { container, rerender, unmount: () => root.unmount() };
    },
  };
};
