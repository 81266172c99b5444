import type { Case } from "./cases.ts";
import { openRenderer } from "./render.ts";

/** Makes the files of the given cases one after the other, with one Chromium for all of them. */
export const makeFiles = async (
  cases: readonly Case[],
  use: (item: Case, bytes: Uint8Array) => Promise<void>,
): Promise<void> => {
  const renderer = await openRenderer();
  try {
    for (const item of cases) {
      const bytes =
        "text" in item.source
          ? new TextEncoder().encode(item.source.text)
          : await renderer.render(item.source.rendering);
      await use(item, bytes);
    }
  } finally {
    await renderer.close();
  }
};
