import { cdp } from "vitest/browser";

declare module "vitest/browser" {
  // The browser's own types would bring those of Node.
  interface CDPSession {
    send(
      method:
        | "Emulation.setTouchEmulationEnabled"
        | "Input.dispatchMouseEvent"
        | "Input.dispatchTouchEvent",
      params: object,
    ): Promise<unknown>;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A real mouse. */
export const mouse = (() => {
  let at: Point = { x: 0, y: 0 };
  let buttons = 0;
  const send = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
    cdp().send("Input.dispatchMouseEvent", { type, ...at, button: "left", buttons, clickCount: 1 });
  return {
    move: async (to: Point, steps = 1) => {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send("mouseMoved");
      }
    },
    down: async () => {
      buttons = 1;
      await send("mousePressed");
    },
    up: async () => {
      buttons = 0;
      await send("mouseReleased");
    },
  };
})();

const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: readonly Point[]) =>
  cdp().send("Input.dispatchTouchEvent", { type, touchPoints });

/** A real finger on a phone. */
export const finger = {
  /** Touch input only, until it is switched off. */
  use: (enabled = true) => cdp().send("Emulation.setTouchEmulationEnabled", { enabled }),
  down: (at: Point) => touch("touchStart", [at]),
  move: (at: Point) => touch("touchMove", [at]),
  up: () => touch("touchEnd", []),
};
