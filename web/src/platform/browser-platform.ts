import { createApi } from "./api.ts";
import { createBrowserStorage } from "./browser-storage.ts";
import { createChance } from "./chance.ts";
import { systemClock } from "./clock.ts";
import { createDemoIdentity } from "./demo-identity.ts";
import { browserDialogs } from "./dialogs.ts";
import { consoleLog } from "./log.ts";
import { browserPage } from "./page.ts";
import type { Platform } from "./platform.ts";
import { showTheme } from "./show-theme.ts";
import { createTheme } from "./theme.ts";

export const createBrowserPlatform = (): Platform => {
  const log = consoleLog;
  const storage = createBrowserStorage({ log });
  return {
    api: createApi({ fetch: (input, init) => window.fetch(input, init) }),
    chance: createChance({ random: Math.random }),
    clock: systemClock,
    dialogs: browserDialogs,
    identity: createDemoIdentity({ storage }),
    log,
    page: browserPage,
    storage,
    theme: createTheme({ storage, show: showTheme }),
  };
};
