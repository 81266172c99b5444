import type { Page } from "@playwright/test";

/** Keeps files of the app back until they are let go: one by its name, or `*` for all. */
export const holdBack = async (page: Page, file: string) => {
  await page.unrouteAll();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/assets/${file === "*" ? "*" : `${file}-*`}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
};
