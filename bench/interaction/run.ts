import { launchBrowser } from "../browser.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { measureActions } from "./measure-actions.ts";
import { measureAdvanced } from "./measure-advanced.ts";
import { measureDrag } from "./measure-drag.ts";
import { measureMemory } from "./measure-memory.ts";
import { measureStorage } from "./measure-storage.ts";
import { measureTime } from "./measure-time.ts";

const small = { subjects: 3, days: 14 };
const large = { subjects: 20, days: 365 };
const halfYear = { subjects: 12, days: 180 };

const advancedRows = {
  plan: "advanced plan on the screen",
  all: "the same with all that is said about it",
};

export async function run(): Promise<readonly Row[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const reference = await measureActions({ browser, url: product.url, size: small });
    const figures = await measureActions({ browser, url: product.url, size: large });
    const smallAdvanced = await measureAdvanced({ browser, url: product.url, size: small });
    const advanced = await measureAdvanced({ browser, url: product.url, size: halfYear });
    const held = await measureDrag({ browser, url: product.url, size: large });
    const memory = await measureMemory({ browser, url: product.url, size: large });
    const storage = await measureStorage({ browser, url: product.url, size: large });
    const noLog = await measureTime({ browser, url: product.url, records: 0 });
    const yearOfLog = await measureTime({ browser, url: product.url, records: 3_000 });
    const actions = (["generate", "tick", "switch weeks"] as const).map((action) => ({
      topic: "interaction",
      row: `${action}, 20 subjects over 365 days beside 3 over 14`,
      figure: figures[action].work,
      unit: "ms",
      reference: reference[action].work,
      ratio: figures[action].work / reference[action].work,
      note: `long tasks over 50 ms: ${figures[action].longTasks} (small plan ${reference[action].longTasks}) in 7 tries`,
    }));
    return [
      ...actions,
      ...(["plan", "all"] as const).map((part) => ({
        topic: "interaction",
        row: `${advancedRows[part]}, 12 subjects over 180 days, full grid, beside 3 over 14`,
        figure: advanced[part],
        unit: "ms",
        reference: smallAdvanced[part],
        ratio: advanced[part] / smallAdvanced[part],
        note: "processor time of the main thread; planning runs in a worker",
      })),
      {
        topic: "interaction",
        row: "a frame of a drag (95th percentile), 20 subjects over 365 days, beside a pointer over an empty calendar",
        figure: held.drag.p95,
        unit: "ms",
        reference: held.empty.p95,
        ratio: held.drag.p95 / held.empty.p95,
        note: `processor time of the main thread; every move puts the session on a new place; ${(held.drag.p95 - held.empty.p95).toFixed(1)} ms more, the worst frame ${held.drag.worst.toFixed(1)} ms beside ${held.empty.worst.toFixed(1)} ms`,
      },
      {
        topic: "interaction",
        row: "memory of the page after an hour of use beside before, 20 subjects over 365 days",
        figure: memory.after.megabytes,
        unit: "MB",
        reference: memory.before.megabytes,
        ratio: memory.after.megabytes / memory.before.megabytes,
        note: `600 actions; ${memory.after.elements} elements beside ${memory.before.elements}`,
      },
      {
        topic: "interaction",
        row: "local storage with ids, ticks and receipts beside the plan alone, 20 subjects over 365 days",
        figure: storage.all / 1_000,
        unit: "kB",
        reference: storage.plan / 1_000,
        ratio: storage.all / storage.plan,
        note: `every session ticked, six plans made again; receipts ${Math.round(storage.receipts / 1_000)} kB`,
      },
      {
        topic: "interaction",
        row: "Your time opened with a year of 3,000 records beside an empty one",
        figure: yearOfLog,
        unit: "ms",
        reference: noLog,
        ratio: yearOfLog / noLog,
        note: `processor time of the main thread from the press on; ${Math.round(yearOfLog - noLog)} ms more`,
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
