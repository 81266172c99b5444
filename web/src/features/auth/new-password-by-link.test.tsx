import type { ResetLookAnswer } from "@smart-planner/contract";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { NewPasswordByLink } from "./new-password-by-link.tsx";

it("keeps only the ticked ways to sign in, and none is ticked at first", async () => {
  const passkey = { addedAt: "2026-06-03T10:00:00.000Z", lastUsedAt: null };
  const looked: ResetLookAnswer = {
    email: "ada@example.org",
    passkeys: [
      { ...passkey, id: "one", name: "My phone" },
      { ...passkey, id: "two", name: "Not mine" },
    ],
    hosted: { connectedAs: "ada@school.example", connectedAt: "2026-05-02T10:00:00.000Z" },
  };
  const asked: unknown[] = [];
  const memory = createMemoryPlatform({
    fetch: async (path, init) => {
      if (String(path).endsWith("/look")) return Response.json(looked);
      asked.push(JSON.parse(String(init?.body)));
      return Response.json({ error: "Another one, please." }, { status: 422 });
    },
  });
  memory.show(
    <MemoryRouter>
      <NewPasswordByLink token="of the link" />
    </MemoryRouter>,
  );
  const ticks = page.getByRole("checkbox");
  await expect.element(ticks.first()).toBeVisible();
  for (const tick of ticks.all()) await expect.element(tick).not.toBeChecked();
  await page.getByLabelText("New password", { exact: true }).fill("another lamp over friday");
  const save = page.getByRole("button", { name: "Save and log in" });
  await save.click();
  await expect.element(page.getByText("Another one, please.")).toBeVisible();
  await page.getByRole("checkbox", { name: "My phone" }).click();
  await save.click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toMatchObject([
    { keep: { passkeys: [], hosted: false } },
    { keep: { passkeys: ["one"], hosted: false } },
  ]);
});
