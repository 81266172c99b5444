import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Marks the page once the app itself has registered its worker. */
export const markRegistered = (page: Page) =>
  page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = async (...given) => {
      const registration = await register(...given);
      document.documentElement.dataset.worker = "registered";
      return registration;
    };
  });

/** Every file is cached, and the page watches for a new version. */
export const whenKept = async (page: Page) => {
  await expect(page.locator("html[data-worker=registered]")).toBeAttached({ timeout: 120_000 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
      );
    }
  });
};
