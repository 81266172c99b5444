import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import type { UpdateHelp } from "../../planner-service/update-helps.ts";
import { HelpList } from "./help-list.tsx";

const pressed = vi.fn();
const show = (helps: readonly UpdateHelp[] | null) =>
  createMemoryPlatform({}).show(<HelpList helps={helps} onHelp={pressed} />);
const request = { mode: "advanced" } as const;

it("says what each change brings and leaves, less work in words of its own", async () => {
  const first: UpdateHelp = {
    change: { kind: "more hours", minutes: 30, dayMinutes: 240 },
    foundMinutes: 60,
    leftMinutes: 0,
    request,
  };
  show([
    first,
    {
      change: { kind: "lower goal", subject: "Latin", from: 420, to: 360 },
      leftMinutes: 0,
      request,
    },
    {
      change: { kind: "lower goal", subject: "Greek", from: 300, to: 240 },
      leftMinutes: 90,
      request,
    },
    {
      change: { kind: "shorter sessions", minutes: 15 },
      foundMinutes: 30,
      leftMinutes: 30,
      request,
    },
  ]);
  const offered = page.getByRole("region", { name: "How to make it fit" }).getByRole("button");
  expect(offered.elements().map(({ textContent }) => textContent)).toEqual([
    "Study 30 min more a day: +1 h",
    "Lower the goal of Latin from 7 h to 6 h: then all of it fits",
    "Lower the goal of Greek from 5 h to 4 h: then 1 h 30 are short",
    "Allow sessions from 15 min: +30 min, 30 min still short",
  ]);
  await offered.first().click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(first);
});

it("says that it is still trying, and that nothing helps", async () => {
  const { rerender } = show(null);
  await expect.element(page.getByText("Looking for what would help...")).toBeVisible();
  rerender(<HelpList helps={[]} onHelp={pressed} />);
  await expect.element(page.getByText(/^No setting here/)).toBeVisible();
});
