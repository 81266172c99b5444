import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { browserNotifier } from "../platform/notifier.ts";
import { watchInstallOffers } from "../platform/use-install.ts";

const toggle = () => page.getByRole("button", { name: "Open sidebar" });
const sidebar = () => page.getByRole("dialog", { name: "Smart Planner" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

it("the first Tab reaches a link past the bar", async () => {
  openMemoryApp({ path: "/contact" });
  await expect.element(heading("Contact Us")).toBeVisible();
  await userEvent.tab();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getAttribute("href")).toBe("#main");
  expect(page.getByRole("main").element().id).toBe("main");
  expect(page.getByRole("main").element().tabIndex).toBe(-1);
});

it("the mode switch is a radio group that arrows operate", async () => {
  openMemoryApp();
  const quick = page.getByRole("radio", { name: "Quick Plan" });
  await expect.element(quick).toBeChecked();
  quick.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  const advanced = page.getByRole("radio", { name: "Advanced Scheduler" });
  await expect.element(advanced).toBeChecked();
  await expect.element(advanced).toHaveFocus();
});

it("has its entries, closes on Escape and outside, and gives the focus back", async () => {
  openMemoryApp();
  await expect.element(toggle()).toBeVisible();
  const { x, y } = toggle().element().getBoundingClientRect();
  expect(Math.max(x, y)).toBeLessThan(40);
  await toggle().click();
  for (const name of ["Dashboard", "Blog", "Contact Us"])
    await expect.element(sidebar().getByRole("link", { name, exact: true })).toBeVisible();
  await expect
    .element(sidebar().getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("aria-current", "page");
  await expect.element(sidebar().getByRole("button", { name: "Notifications" })).toBeVisible();
  await expect.element(sidebar().getByText("In development", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sidebar()).not.toBeInTheDocument();
  await expect.element(toggle()).toHaveFocus();

  await toggle().click();
  await expect.element(sidebar()).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 900, y: 600 } });
  await expect.element(sidebar()).not.toBeInTheDocument();
});

it("leads to the other pages and closes", async () => {
  const { router } = openMemoryApp();
  await toggle().click();
  await sidebar().getByRole("link", { name: "Contact Us" }).click();
  await expect.element(heading("Contact Us")).toHaveFocus();
  expect(router.state.location.pathname).toBe("/contact");
  await expect.element(sidebar()).not.toBeInTheDocument();
});

it("offers to install the app in the sidebar, with Preview features on, if the browser does", async () => {
  let isAsked = false;
  watchInstallOffers(() => true);
  openMemoryApp({ initial: { smartplanner_preview: true } });
  await toggle().click();
  const install = sidebar().getByRole("button", { name: "Install the app" });
  await expect.element(sidebar()).toBeVisible();
  await expect.element(install).not.toBeInTheDocument();
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => {
      isAsked = true;
    },
  });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await install.click();
  expect(isAsked).toBe(true);
  await toggle().click();
  await expect.element(install).not.toBeInTheDocument();
});

it("offers to install again only 90 days after it was pressed", async () => {
  vi.spyOn(browserNotifier, "needsHomeScreen").mockReturnValue(true);
  const row = () => sidebar().getByRole("button", { name: "Add to Home Screen" });
  const openSidebar = async () => {
    await toggle().click();
    await expect.element(sidebar().getByRole("link", { name: "Contact Us" })).toBeVisible();
  };
  const at = new Date("2026-06-10T10:00:00");
  const app = openMemoryApp({ at, initial: { smartplanner_preview: true } });
  await openSidebar();
  await row().click();
  await expect.element(page.getByText("Add to Home Screen first")).toBeVisible();
  const soon = app.openAgain({ at: new Date("2026-09-07T10:00:00") });
  await openSidebar();
  await expect.element(row()).not.toBeInTheDocument();
  soon.openAgain({ at: new Date("2026-09-09T10:00:00") });
  await openSidebar();
  await expect.element(row()).toBeVisible();
});
