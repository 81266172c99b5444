import { createChance } from "../platform/chance.ts";
import { systemClock } from "../platform/clock.ts";
import { english } from "../platform/language.ts";
import { noStorage } from "../platform/local-storage.ts";
import type { Platform } from "../platform/platform.ts";

const nothing = (): void => undefined;
const unavailable = { ok: false, status: 0, message: "A page is made without a server." } as const;

/** A visitor's browser without storage or network. */
export const inertPlatform: Platform = {
  api: { request: async () => unavailable },
  chance: createChance({ random: () => 0 }),
  clock: systemClock,
  dialogs: { alert: nothing, confirm: () => false },
  files: { save: nothing },
  identity: {
    observe(listener) {
      listener(null);
      return nothing;
    },
    signIn: async () => unavailable,
    signUp: async () => unavailable,
    signOut: async () => unavailable,
    startDemo: nothing,
    refresh: async () => undefined,
  },
  language: {
    current: () => english,
    asked: () => english.tag,
    isChosen: () => false,
    wanted: () => [],
    start: async () => undefined,
    forMembers: () => undefined,
    choose: async () => false,
    subscribe: () => nothing,
  },
  log: { warn: nothing, error: nothing },
  ownership: {
    claim: () => undefined,
    offer: nothing,
    offered: () => null,
    answer: async () => undefined,
    parked: async () => [],
    discard: nothing,
    erase: nothing,
    subscribe: () => nothing,
  },
  page: {
    reload: nothing,
    leaveFor: async () => undefined,
    canGoBack: () => false,
    toTop: nothing,
    print: nothing,
    afterPaint: async () => undefined,
  },
  planning: { ask: async () => undefined },
  preview: { current: () => false, choose: nothing, subscribe: () => nothing },
  storage: {
    read: ({ fallback }) => fallback,
    text: () => null,
    write: () => ({ ok: false }),
    remove: nothing,
    subscribe: () => nothing,
  },
  tabStorage: noStorage,
  theme: { current: () => "system", choose: nothing, subscribe: () => nothing },
  updates: { isReady: () => false, take: nothing, subscribe: () => nothing },
  openWorkspace: async () => {
    throw new Error("A public page has no workspace");
  },
  openPush: async () => {
    throw new Error("A page is made without a device.");
  },
  openAccount: async () => {
    throw new Error("A public page has no account");
  },
};
