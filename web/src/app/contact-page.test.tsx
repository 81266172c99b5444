import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";

it("the contact page is open to everyone, thanks in place of the form, and sends nothing", async () => {
  const requests = vi.fn(() => Promise.reject(new Error("Nothing is sent")));
  const { router } = openMemoryApp({
    path: "/contact",
    initial: { smartplanner_demo: false },
    fetch: requests,
  });
  await expect.element(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expectAccessible(page.elementLocator(document.body));
  await page.getByLabelText("Name").fill("Ada");
  await page.getByLabelText("Email").fill("ada@example.org");
  await page.getByLabelText("Message").fill("My plan is empty on Sundays.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.element(page.getByText("Thank you for contacting us!")).toHaveFocus();
  expect(router.state.location.pathname).toBe("/contact");
  expect(requests).not.toHaveBeenCalled();
  await page.viewport(390, 844);
  await expectAccessible(page.elementLocator(document.body));
  await page.viewport(1280, 900);
});
