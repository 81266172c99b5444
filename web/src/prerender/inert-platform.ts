import { createApi } from "../platform/api.ts";
import { createChance } from "../platform/chance.ts";
import { systemClock } from "../platform/clock.ts";
import { createDemoIdentity } from "../platform/demo-identity.ts";
import type { Platform } from "../platform/platform.ts";
import { createStorage } from "../platform/storage.ts";
import { createTheme } from "../platform/theme.ts";

const nothing = (): void => undefined;

/** A visitor's browser with nothing stored and nobody to talk to. */
export const createInertPlatform = (): Platform => {
  const log = { warn: nothing, error: nothing };
  const storage = createStorage({ area: undefined, log, onChangeElsewhere: () => nothing });
  return {
    api: createApi({ fetch: () => Promise.reject(new Error("A page is made without a server")) }),
    chance: createChance({ random: () => 0 }),
    clock: systemClock,
    dialogs: { alert: nothing, confirm: () => false },
    identity: createDemoIdentity({ storage }),
    log,
    page: { reload: nothing, canGoBack: () => false },
    storage,
    theme: createTheme({ storage, show: nothing }),
  };
};
