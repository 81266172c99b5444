import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan } from "../../../test/memory-planner.ts";
import { keepShared } from "../../platform/shared-things.ts";

const preview = { smartplanner_preview: true };
const text = "Essay 1 due 12 Oct";
const toast = () => page.getByRole("status").filter({ hasText: /\S/ });

const share = (fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return keepShared(form);
};

afterEach(() => caches.delete("smartplanner-shared"));

it("a shared text waits for Preview features, and then is in the first box", async () => {
  await share({ title: text, text });
  const first = openMemoryApp({ path: "/?shared=1" });
  await expect.element(toast()).toMatchTextContent(/Turn on Preview features/);
  first.platform.preview.choose(true);
  const box = page.getByRole("textbox", { name: "What’s coming up?" });
  await expect.element(box).toHaveValue(text);
});

it("with a plan, a shared text is offered as due work, and read by a press", async () => {
  const app = await openQuickPlan({ initial: preview });
  await share({ text });
  app.openAgain();
  const dialog = page.getByRole("dialog", { name: "Bring in due work" });
  await expect.element(dialog.getByLabelText("Text")).toHaveValue(text);
  await expect.element(dialog.getByRole("button", { name: "Read it" })).toBeEnabled();
});

it("a shared timetable opens where timetables are read", async () => {
  const file = new File(["Day,Start,End,Title\nMonday,09:00,10:00,Maths"], "week.csv");
  await share({ file });
  openMemoryApp({ initial: preview });
  await expect
    .element(page.getByRole("tab", { name: /Upload Schedule/ }))
    .toHaveAttribute("aria-selected", "true");
});
