import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { makeQuickPlan, openPlanner, region } from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("from opening the page on a phone to the first tick is one press, in the first screen", async ({
  page,
  expectAccessible,
}) => {
  await openPlanner(page);
  await makeQuickPlan(page);
  // A new tab: the old one would restore its scroll position.
  const visit = await page.context().newPage();
  await watchShifts(visit);
  await visit.clock.install({ time: new Date("2026-06-10T10:05:00") });
  await visit.goto("/");
  const box = visit.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox").first();
  await expect(box).toBeInViewport({ ratio: 1 });
  await box.tap();
  await expect(box).toBeChecked();
  expect(await shiftsOf(visit)).toBeLessThan(0.01);
  // Text at twice the size fits.
  await visit.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const beyond = () =>
    visit.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
  await visit.close();

  await expectAccessible(region(page, "Progress Dashboard"));
  const biology = region(page, "Study Calendar").getByRole("button", { name: /^Biology/ });
  await biology.tap();
  const sheet = page.getByRole("dialog", { name: "Biology, Wednesday 10 June" });
  await expectAccessible();
  await sheet.getByRole("button", { name: /^Later today \d\d:\d\d/ }).tap();
  await expect(biology).toHaveAccessibleName(/locked$/);

  // A resting finger takes the session.
  const history = region(page, "Study Calendar").getByRole("button", { name: /^History/ });
  await history.scrollIntoViewIfNeeded();
  const drawn = await history.boundingBox();
  if (drawn === null) throw new Error("The session is not on the page");
  const from = { x: drawn.x + drawn.width / 2, y: drawn.y + 10 };
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  await page.waitForTimeout(500);
  for (const way of [12, 24, 36, 48])
    await client.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: from.x, y: from.y + way }],
    });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(history).toHaveAccessibleName(/locked$/);
  await expect(sheet).toBeHidden();
});
