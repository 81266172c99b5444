import { createContext, useContext } from "react";
import type { Api } from "./api.ts";
import type { Chance } from "./chance.ts";
import type { Clock } from "./clock.ts";
import type { Identity } from "./identity.ts";
import type { ListedStorage } from "./key-value-storage.ts";
import type { Language } from "./language.ts";
import type { Log } from "./log.ts";
import type { Ownership } from "./ownership.ts";
import type { browserPage } from "./page.ts";
import type { Planning } from "./planning.ts";
import type { Push } from "./push.ts";
import type { Account } from "./server-account.ts";
import type { Setting } from "./setting.ts";
import type { AppStorage } from "./storage.ts";
import type { ThemeChoice } from "./theme.ts";
import type { Updates } from "./updates.ts";
import type { Workspace } from "./workspace.ts";

/** Every side effect. Tests inject their own. */
export interface Platform {
  readonly api: Api;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly dialogs: {
    alert(message: string): void;
    confirm(message: string): boolean;
  };
  readonly files: {
    save(file: { readonly name: string; readonly type: string; readonly text: string }): void;
  };
  readonly identity: Identity;
  readonly language: Language;
  readonly log: Log;
  readonly ownership: Ownership;
  readonly page: typeof browserPage;
  readonly planning: Planning;
  readonly preview: Setting<boolean>;
  readonly storage: AppStorage;
  readonly tabStorage: ListedStorage;
  readonly theme: Setting<ThemeChoice>;
  readonly updates: Updates;
  readonly openWorkspace: () => Promise<Workspace>;
  /** Also for people who cannot sign in. */
  readonly openAccount: () => Promise<Account>;
  /** Reminders on this device while the app is closed. */
  readonly openPush: () => Promise<Push>;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error("usePlatform needs a PlatformProvider above it");
  return platform;
};
