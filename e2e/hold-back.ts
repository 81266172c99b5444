import type { Page } from "@playwright/test";

/** Holds back one file by name, or `*` for all. */
export const holdBack = async (page: Page, file: string) => {
  await page.unrouteAll();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/assets/${file === "*" ? "*" : `${file}-*`}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
};
