import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";

const session = (subject: string) => ({
  subject,
  hours: 1,
  time: { hours: 1, minutes: 0 },
  timeFormatted: "1 hr",
});
const plan = { "05-March-2031": [session("Maths"), session("Art")] };
const data = () => page.getByRole("region", { name: "Your data" });
const choose = (name: string, text: string) =>
  data()
    .getByLabelText("Export file")
    .upload(new File([text], name, { type: "application/json" }));

it("a demo user exports everything and imports it again after a preview", async () => {
  const first = openMemoryApp({
    path: "/account",
    initial: {
      quickPlanCache: plan,
      smartplanner_quarantine: [{ key: "x", text: "{", at: "" }],
    },
  });
  await data().getByRole("button", { name: "Export my data" }).click();
  await expect.poll(() => first.saved.length).toBe(1);
  const text = first.saved[0]?.text ?? "";
  const exported = JSON.parse(text);
  expect(exported.registers.quickPlanCache).toEqual(plan);
  expect(exported.setAside).toHaveLength(1);
  first.unmount();

  const { router, stored } = openMemoryApp({ path: "/account" });
  await choose("wrong.json", "{}");
  await expect
    .element(data().getByRole("alert"))
    .toMatchTextContent("This is not a Smart Planner export.");
  await expectAccessible(data());
  await choose("export.json", text);
  const preview = page.getByRole("dialog", { name: "Import this file?" });
  await expect.element(preview).toMatchTextContent("new: 1 day, 2 sessions");
  await expectAccessible(preview);
  await preview.getByRole("button", { name: "Import" }).click();
  await expect.element(data()).toMatchTextContent("Imported.");
  expect(stored("quickPlanCache")).toMatchObject(plan);
  await router.navigate("/");
  await expect
    .element(
      page
        .getByRole("region", { name: "Progress Dashboard" })
        .getByRole("checkbox", { name: /^Maths/ }),
    )
    .toBeVisible();
});
