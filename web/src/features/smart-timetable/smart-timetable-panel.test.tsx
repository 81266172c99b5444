import { describe, expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { SmartTimetablePanel, type SmartTimetablePanelProps } from "./smart-timetable-panel.tsx";

const twoSubjects = [
  { subject: "Mathematics", examDate: "2026-06-18" },
  { subject: "Chemistry", examDate: "2026-06-15" },
];

const session = (subject: string, hours = 1) => ({
  subject,
  hours,
  time: { hours, minutes: 0 },
  timeFormatted: `${hours} hr`,
});

const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
const generate = () => button("Generate Smart Timetable");
const preferences = (): Locator => page.getByLabelText("Your preferences");
const thinkMore = (): Locator => page.getByRole("switch", { name: "Think More" });

/** The panel with a server that holds each request until the test answers it. */
const open = async (given: Partial<SmartTimetablePanelProps> = {}) => {
  const sent: unknown[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  let answer: (response: Response) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const memory = createMemoryPlatform({
    fetch: (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      signals.push(init?.signal);
      return new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    },
  });
  const onPlan = vi.fn<SmartTimetablePanelProps["onPlan"]>();
  const panel = (more: Partial<SmartTimetablePanelProps> = {}) => (
    <SmartTimetablePanel
      rows={twoSubjects}
      hours={6}
      takenAt={() => ({})}
      hasPlan={false}
      wishes={[]}
      onKeep={() => undefined}
      onDueWork={() => true}
      onPlan={onPlan}
      {...given}
      {...more}
    />
  );
  const shown = memory.show(panel());
  return {
    ...memory,
    ...shown,
    panel,
    sent,
    signals,
    onPlan,
    change: (more: Partial<SmartTimetablePanelProps>) => shown.rerender(panel(more)),
    answer: (response: Response) => answer(response),
    refuse: () => refuse(new TypeError("Failed to fetch")),
  };
};

/** Until the request is sent. */
const press = async ({ sent }: { readonly sent: readonly unknown[] }) => {
  const before = sent.length;
  await generate().click();
  await expect.poll(() => sent.length).toBe(before + 1);
};

it("is there only with a named subject, and folds away", async () => {
  const { change, container } = await open();
  await expect.element(button("Hide")).toHaveAttribute("aria-expanded", "true");
  await button("Hide").click();
  await expect.element(preferences()).not.toBeVisible();
  await button("Show").click();
  await expect.element(preferences()).toBeVisible();
  change({ rows: [{ subject: "  ", examDate: "2026-06-18" }] });
  expect(container).toBeEmptyDOMElement();
});

it("on a phone starts hidden beside a plan, and open without one", async () => {
  await page.viewport(390, 844);
  const { unmount } = await open({ hasPlan: true });
  await expect.element(preferences()).not.toBeVisible();
  await button("Show").click();
  await expect.element(preferences()).toBeVisible();
  unmount();
  await open();
  await expect.element(button("Hide")).toBeVisible();
  await page.viewport(1280, 900);
});

it("asks for subjects with dates and for hours first", async () => {
  const { change, said, sent } = await open({
    rows: [{ subject: "Mathematics", examDate: "" }],
  });
  await generate().click();
  change({ rows: twoSubjects, hours: 0 });
  await generate().click();
  expect(said).toEqual(Array(2).fill("Please add subjects and available hours first!"));
  expect(sent).toEqual([]);
});

it("says that the pro model is used only while Think More is on", async () => {
  await open();
  const note = page.getByText("Using Pro model for detailed analysis", { exact: true });
  await expect.element(note).not.toBeInTheDocument();
  await thinkMore().click();
  await expect.element(note).toBeVisible();
  await expect
    .element(thinkMore())
    .toHaveAccessibleDescription("Using Pro model for detailed analysis");
});

it("keeps typed and chosen values for the next visit", async () => {
  const { unmount, show, panel } = await open();
  await preferences().fill("Keep Sunday light.");
  await thinkMore().click();
  unmount();
  show(panel());
  await expect.element(preferences()).toHaveValue("Keep Sunday light.");
  await expect.element(thinkMore()).toBeChecked();
});

it("a request carries named subjects, hours, trimmed words, the model and the student's time", async () => {
  const { sent } = await open({
    rows: [...twoSubjects, { subject: "History", examDate: "" }],
  });
  await preferences().fill("  Mornings, please.\n");
  await press({ sent });
  expect(sent).toEqual([
    {
      subjects: [
        { name: "Mathematics", examDate: "2026-06-18" },
        { name: "Chemistry", examDate: "2026-06-15" },
      ],
      availableHoursPerDay: 6,
      customPrompt: "Mornings, please.",
      modelType: "flash",
      today: "2026-06-10",
      minuteOfDay: 605,
    },
  ]);
  await expect.element(button("Generating...")).toBeDisabled();
  await button("Cancel").click();
  await thinkMore().click();
  await press({ sent });
  expect(sent[1]).toMatchObject({ modelType: "pro" });
  await expect.element(button("Thinking deeply...")).toBeDisabled();
});

it("a request can be cancelled, and then changes nothing", async () => {
  const { sent, signals, answer, onPlan } = await open();
  await press({ sent });
  await button("Cancel").click();
  expect(signals[0]?.aborted).toBe(true);
  await expect.element(generate()).toHaveFocus();
  await expect.element(generate()).toBeEnabled();
  answer(Response.json({ "11-June-2026": [session("Chemistry")] }));
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(onPlan).not.toHaveBeenCalled();
});

it("a request ends when the student leaves the page", async () => {
  const { sent, signals, unmount } = await open();
  await press({ sent });
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it("an answer may be a plan alone, and names the subject that was left out", async () => {
  const { sent, answer, onPlan } = await open({
    rows: [...twoSubjects, { subject: "History", examDate: "" }],
  });
  await press({ sent });
  answer(Response.json({ "11 June 2026": [session("Chemistry", 2)] }));
  const status = page.getByRole("status");
  await expect.element(status).toMatchTextContent("Your smart timetable is ready.");
  await expect.element(status).toMatchTextContent("History was left out: it has no exam date.");
  expect(onPlan).toHaveBeenCalledWith(
    expect.objectContaining({
      plan: { "11-June-2026": [expect.objectContaining(session("Chemistry", 2))] },
    }),
  );
});

describe("a failure", () => {
  const expectFailure = async (
    { onPlan }: { readonly onPlan: ReturnType<typeof vi.fn> },
    ...texts: readonly string[]
  ) => {
    for (const text of ["Error:", ...texts])
      await expect.element(page.getByRole("alert")).toMatchTextContent(text);
    await expect.element(generate()).toBeEnabled();
    expect(onPlan).not.toHaveBeenCalled();
  };

  it("shows the server's own words, until the next try", async () => {
    const panel = await open();
    await press(panel);
    panel.answer(Response.json({ error: "The model took too long." }, { status: 504 }));
    await expectFailure(panel, "The model took too long.");
    await generate().click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it.for([
    ["without words", () => new Response("", { status: 500 })],
    ["with strange words", () => Response.json({ error: { code: 7 } }, { status: 502 })],
    ["that is no plan", () => Response.json({ tomorrow: "study" })],
    ["that is no JSON", () => new Response("<html>")],
    ["whose plan passes an exam", () => Response.json({ "20-June-2026": [session("Chemistry")] })],
    [
      "whose plan lies in the past",
      () => Response.json({ "01-June-2026": [session("Chemistry")] }),
    ],
    [
      "whose plan asks too much",
      () => Response.json({ "11-June-2026": [session("Chemistry", 9)] }),
    ],
    [
      "whose plan names an unknown subject",
      () => Response.json({ "11-June-2026": [session("Magic")] }),
    ],
  ] as const)("%s is told plainly", async ([, answer]) => {
    const panel = await open();
    await press(panel);
    panel.answer(answer());
    await expectFailure(panel, "Failed to generate smart timetable");
  });

  it("of the connection leaves the built-in reader, on the device", async () => {
    const { sent, refuse, onPlan } = await open();
    await preferences().fill("No study on Fridays");
    await press({ sent });
    refuse();
    const status = page.getByRole("status");
    await expect.element(status).toMatchTextContent("Planned without an AI model.");
    await expect.element(status).toMatchTextContent("The server could not be reached");
    const [made] = onPlan.mock.calls[0] ?? [];
    expect(made?.wishes).toMatchObject([{ kind: "off", weekdays: [4] }]);
    expect(Object.keys(made?.plan ?? {})).not.toContain("12-June-2026");
  });
});
