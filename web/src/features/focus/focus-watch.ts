import {
  type FocusRun,
  gapsIn,
  type Instant,
  noticeGaps,
  type Sighting,
} from "@smart-planner/planner/progress";
import type { Background } from "../../platform/background.ts";
import { focusPressedKey, focusSeenKey } from "../../platform/personal-keys.ts";
import { numberSchema } from "../../platform/schema.ts";
import type { AppStorage } from "../../platform/storage.ts";

/** A crash loses at most this much of the last sighting. */
const keepEveryMs = 15_000;

/** Pressed here: this device watches the timer from now on. */
export const keepPress = (storage: AppStorage, at: Instant): void => {
  storage.write({ key: focusPressedKey, value: at });
};

/** The start counts as a press and as the first sighting. */
export const keepStart = (storage: AppStorage, at: Instant): void => {
  keepPress(storage, at);
  storage.write({ key: focusSeenKey, value: at });
};

export interface FocusWatchDependencies {
  readonly storage: AppStorage;
  readonly background: Pick<Background, "now" | "isVisible" | "steady">;
}

/** Stores when this page and device last saw a run, and finds gaps. */
export const createFocusWatch = ({ storage, background }: FocusWatchDependencies) => {
  let own: { readonly run: string; readonly sighting: Sighting } | null = null;
  let keptAt: Instant | null = null;

  return {
    /** The same object if there was no gap. */
    look: (run: FocusRun): FocusRun => {
      const now = {
        at: background.now(),
        steady: background.steady(),
        isVisible: background.isVisible(),
      };
      const seen = own?.run === run.id ? own.sighting : null;
      const instantOf = (key: string) =>
        storage.read({ key, schema: numberSchema, fallback: null });
      const noticed = noticeGaps(run, {
        own: seen,
        lastAt: instantOf(focusSeenKey),
        pressedAt: instantOf(focusPressedKey),
        now,
      });
      own = { run: run.id, sighting: { ...now, gaps: gapsIn(noticed) } };
      if (keptAt === null || Math.abs(now.at - keptAt) >= keepEveryMs) {
        keptAt = now.at;
        storage.write({ key: focusSeenKey, value: now.at });
      }
      return noticed;
    },
    forget: () => {
      own = null;
      keptAt = null;
      storage.remove([focusSeenKey, focusPressedKey]);
    },
  };
};
