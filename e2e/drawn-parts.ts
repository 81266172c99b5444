import type { Page } from "@playwright/test";

interface Fiber {
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Counts React renders, from before the page opens. */
export const countDrawnParts = (page: Page) =>
  page.addInitScript(() => {
    const counted = { parts: 0 };
    const count = (first: Fiber | null) => {
      for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
        // React's PerformedWork flag.
        if ((fiber.flags & 1) !== 0 && typeof fiber.type !== "string") counted.parts += 1;
        if (fiber.alternate === null || fiber.child !== fiber.alternate.child) count(fiber.child);
      }
    };
    Object.assign(window, {
      counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: unknown, root: { readonly current: Fiber }) =>
          count(root.current.child),
      },
    });
  });

export const partsDrawnFor = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const read = () =>
    page.evaluate(() => (window as unknown as { counted: { parts: number } }).counted.parts);
  const before = await read();
  await act();
  return (await read()) - before;
};
