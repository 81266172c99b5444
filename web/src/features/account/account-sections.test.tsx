import type { WaysToSignIn } from "@smart-planner/contract";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { ada } from "../../../test/memory-account-server.ts";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { DeleteSection } from "./delete-section.tsx";
import WaysSection from "./ways-section.tsx";

const usual: WaysToSignIn = {
  password: { changedAt: "2026-06-01T10:00:00.000Z" },
  passkeys: [],
  hosted: null,
  recoveryCodes: { left: 10 },
  email: { confirmed: true, changingTo: null },
  offered: { password: true, passkeys: true, hosted: null, mail: true },
};

/** The sections with a server that knows these ways; the test answers the rest. */
const open = (ways: WaysToSignIn, answer: (path: string, body: unknown) => Response) => {
  const changed = vi.fn();
  const memory = createMemoryPlatform({
    fetch: async (path, init) =>
      String(path).endsWith("/ways")
        ? Response.json(ways)
        : answer(String(path), JSON.parse(String(init?.body ?? "null"))),
  });
  memory.show(
    <MemoryRouter>
      <WaysSection user={ada} onSessionsChanged={changed} />
      <DeleteSection user={ada} />
    </MemoryRouter>,
  );
  return { changed };
};
const refused = (error: string) => Response.json({ error }, { status: 403 });

const section = (): Locator => page.getByRole("region", { name: "Ways to sign in" });
const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
const button = (name: string): Locator => page.getByRole("button", { name, exact: true });

it("a new password is typed twice and with the present one, and errors are named", async () => {
  const { changed } = open(usual, (_, body) =>
    Object(body).currentPassword === "quiet lamp over thursday"
      ? Response.json({ done: true })
      : refused("That is not your current password."),
  );
  await button("Change").click();
  await field("Current password").fill("not my password");
  await field("New password").fill("another lamp over friday");
  await field("Confirm new password").fill("something else");
  await button("Change password").click();
  await expect.element(page.getByText("Passwords do not match")).toBeVisible();
  await expect.element(field("Confirm new password")).toHaveFocus();
  await field("Confirm new password").fill("another lamp over friday");
  await button("Change password").click();
  await expect
    .element(section().getByRole("alert"))
    .toMatchTextContent("That is not your current password.");
  await expectAccessible(section());
  expect(changed).not.toHaveBeenCalled();
  await field("Current password").fill("quiet lamp over thursday");
  await button("Change password").click();
  await expect.poll(() => changed.mock.calls.length).toBe(1);
});

it("with a new password only those other ways stay that are ticked, and each says since when it is there", async () => {
  const asked: unknown[] = [];
  const passkey = (id: string, name: string) => ({
    id,
    name,
    addedAt: "2026-06-03T10:00:00.000Z",
    lastUsedAt: null,
  });
  open(
    {
      ...usual,
      passkeys: [passkey("one", "My phone"), passkey("two", "Not mine")],
      hosted: { connectedAs: "ada@school.example", connectedAt: "2026-05-02T10:00:00.000Z" },
    },
    (_, body) => {
      asked.push(body);
      return Response.json({ done: true });
    },
  );
  await button("Change").click();
  const list = page.getByRole("group", { name: "Keep these too? Untick any you don’t know." });
  const phone = list.getByRole("checkbox", { name: "My phone" });
  await expect.element(phone).toBeChecked();
  await expect.element(phone).toHaveAccessibleDescription("Passkey, added 3 June 2026");
  await expect
    .element(list.getByRole("checkbox", { name: "ada@school.example" }))
    .toHaveAccessibleDescription("Connected account, added 2 May 2026");
  await list.getByRole("checkbox", { name: "Not mine" }).click();
  await expectAccessible(section());
  await field("Current password").fill("quiet lamp over thursday");
  await field("New password").fill("another lamp over friday");
  await field("Confirm new password").fill("another lamp over friday");
  await button("Change password").click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked).toMatchObject([{ keep: { passkeys: ["one"], hosted: true } }]);
});

it("an account is deleted with its password alone", async () => {
  const asked: unknown[] = [];
  open(usual, (_, body) => {
    asked.push(body);
    return refused("That is not your current password.");
  });
  await expect.element(button("Change")).toBeVisible();
  await button("Delete my account").click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect.element(field("Your password")).toHaveFocus();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Please enter your password.");
  await field("Your password").fill("not my password");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(dialog.getByRole("alert"))
    .toMatchTextContent("That is not your current password.");
  await expectAccessible(dialog);
  expect(asked).toEqual([{ password: "not my password" }]);
});

it("with passwords switched off none is asked for", async () => {
  open(
    {
      ...usual,
      password: null,
      hosted: { connectedAs: "ada@school.example", connectedAt: "2026-05-02T10:00:00.000Z" },
      offered: { ...usual.offered, password: false, hosted: "your school account" },
    },
    () => refused("Not asked in this test"),
  );
  await expect
    .element(section().getByText("Connected as ada@school.example on 2 May 2026"))
    .toBeVisible();
  await expect.element(section().getByText("Passkeys", { exact: true })).toBeVisible();
  for (const missing of ["Password", "Recovery codes"])
    expect(section().getByText(missing, { exact: true }).elements()).toEqual([]);
  await button("Delete my account").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(field("Your password").elements()).toEqual([]);
});
