import type { Mode, WayBack } from "@smart-planner/contract";
import { createListeners } from "../platform/listeners.ts";

/** Actions of a notice, usually Undo. */
interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
  /** It replaces the whole plan: the page begins again at its heading. */
  readonly isOfPlan?: boolean;
}

/** Shows one line, with its action. */
export type Say = (text: string, ...actions: readonly NoticeAction[]) => void;

/**
 * A change in words: as the calendar's head names it, without a full stop, and as it is announced.
 */
export interface Said {
  readonly name: string;
  readonly text: string;
}

/** Says a change of a plan that was stored just now; it can be undone until the next one. */
export type SayChange = (
  change: Said & {
    readonly mode: Mode;
    readonly back: WayBack;
    /** Said once it is undone. */
    readonly after?: string;
    readonly isOfPlan?: boolean;
  },
) => void;

interface Notice {
  /** Tells a notice from the one before it, also if both say the same. */
  readonly number: number;
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** The last thing said about the plan. */
export const createNotices = () => {
  const { tell, subscribe } = createListeners();
  let notice: Notice | null = null;
  let number = 0;
  const say: Say = (text, ...actions) => {
    number += 1;
    notice = { number, text, actions };
    tell();
  };
  return {
    current: (): Notice | null => notice,
    subscribe,
    say,
    forget: () => {
      notice = null;
      tell();
    },
  };
};
