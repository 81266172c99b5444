import { expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { previewKey } from "../../platform/preview.ts";
import { ContactForm } from "./contact-form.tsx";

const field = (label: string): Locator => page.getByLabelText(label);
const send = (): Locator => page.getByRole("button", { name: "Send Message" });
const thanks = (): Locator => page.getByText("Thank you for contacting us!");

const fill = async () => {
  await field("Name").fill("Ada");
  await field("Email").fill("ada@example.org");
  await field("Message").fill("My plan is empty on Sundays.");
};

it("has Name, Email and Message, and waits until the browser finds every field filled in", async () => {
  createMemoryPlatform().show(<ContactForm />);
  for (const label of ["Name", "Email", "Message"])
    await expect.element(field(label)).toHaveAttribute("required", "");
  await expect.element(field("Email")).toHaveAttribute("type", "email");
  await send().click();
  await expect.element(field("Name")).toHaveFocus();
  await fill();
  await field("Email").fill("not an address");
  await send().click();
  await expect.element(field("Email")).toHaveFocus();
  await expect.element(thanks()).not.toBeInTheDocument();
});

it("thanks in place of the form, and sends nothing", async () => {
  const fetch = vi.fn(() => Promise.reject(new Error("Nothing is sent")));
  createMemoryPlatform({ fetch }).show(<ContactForm />);
  await fill();
  await send().click();
  await expect.element(thanks()).toHaveFocus();
  await expect.element(send()).not.toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

it("with Preview features on keeps the text and says why it cannot be sent", async () => {
  createMemoryPlatform({
    initial: { [previewKey]: true },
    fetch: async () => Response.json({ error: "Too many messages." }, { status: 429 }),
  }).show(<ContactForm />);
  await fill();
  await send().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Too many messages.");
  await expect.element(field("Message")).toHaveValue("My plan is empty on Sundays.");
});
