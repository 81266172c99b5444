import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const calendar = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//example//EN",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART:20990105T150000Z",
  "DTEND:20990105T160000Z",
  "SUMMARY:Choir",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

test("things shared with the app open the place that reads them, and wait for a press", {
  tag: "@long",
}, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.serviceWorker() === null) sent.push(request.url());
  });
  /** As the share sheet does it: a form, with a file or without. */
  const share = async (text: string, file?: string) => {
    await page.evaluate(
      ([words, content]) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
        const field = Object.assign(document.createElement("input"), {
          name: "text",
          value: words,
        });
        const files = Object.assign(document.createElement("input"), {
          type: "file",
          name: "file",
        });
        const chosen = new DataTransfer();
        if (content !== undefined)
          chosen.items.add(new File([content], "choir.ics", { type: "text/calendar" }));
        files.files = chosen.files;
        form.append(field, files);
        document.body.append(form);
        form.submit();
      },
      [text, file] as const,
    );
    await page.waitForURL("/?shared=1");
  };
  await page.addInitScript(() => localStorage.setItem("smartplanner_preview", "true"));
  await page.goto("/login");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
      );
  });

  await test.step("a text waits for the login, and is in the box of the first minute afterwards", async () => {
    await share("Biology exam 30 November").catch(() => undefined);
    await expect(page).toHaveURL("/login");
    await page.getByRole("button", { name: "Continue as Demo User" }).click();
    await expect(page.getByRole("textbox", { name: "What’s coming up?" })).toHaveValue(
      "Biology exam 30 November",
    );
  });

  await test.step("a calendar file is shown and taken by a press alone", async () => {
    await share("", calendar);
    const dialog = page.getByRole("dialog", { name: "What we read" });
    await expect(dialog.getByText("Choir")).toBeVisible();
    await dialog.getByRole("button", { name: "Not this file" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).not.toBeVisible();
  });

  await test.step("a calendar link is asked about", async () => {
    const address = "webcal://calendar.example.org/a.ics";
    await page.goto(`/share?text=${encodeURIComponent(address)}`);
    await expect(page.getByText("Calendars by address need an account.")).toBeVisible();
  });

  expect(sent.filter((url) => !url.endsWith("/share"))).toEqual([]);
});
