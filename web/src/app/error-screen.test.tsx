import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { createMemoryPlatform } from "../../test/memory-platform.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/** A page whose loader goes wrong. */
const open = async (failure: unknown) => {
  const router = createMemoryRouter([
    {
      path: "/",
      loader: () => {
        throw failure;
      },
      Component: () => null,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
    },
  ]);
  createMemoryPlatform().show(<RouterProvider router={router} />);
};

/** The router writes each error to the console. */
let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => void complaints.mockClear());

describe("the error screen", () => {
  it.for([
    [400, "400 Bad Request"],
    [403, "403 Forbidden"],
    [404, "404 Not Found"],
    [405, "405 Method Not Allowed"],
  ] as const)("says %i in words and the message", async ([status, words]) => {
    await open(new Response("It cannot be done like that", { status }));
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }))
      .toBeVisible();
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText("It cannot be done like that")).toBeVisible();
    expect(document.title).toBe("Error · Smart Planner");
    if (status === 403) await expectAccessible(page.elementLocator(document.body));
  });

  it("shows the message of a bug, and leads back to the app", async () => {
    await open(new Error("A sum went wrong"));
    await expect.element(page.getByText("A sum went wrong")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Back to Smart Planner" }))
      .toHaveAttribute("href", "/");
  });

  it.for([500, 503])("gives way to the calm page when the server answers %i", async (status) => {
    await open(new Response("Down", { status }));
    await expect
      .element(page.getByRole("heading", { name: "Smart Planner is taking a break" }))
      .toBeVisible();
    await expect.element(page.getByText("Unexpected Application Error!")).not.toBeInTheDocument();
    if (status === 503) await expectAccessible(page.elementLocator(document.body));
  });
});
