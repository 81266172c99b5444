import { launchBrowser } from "../browser.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { measureActions } from "./measure-actions.ts";

const small = { subjects: 3, days: 14 };
const large = { subjects: 20, days: 365 };

/** What a press costs with a year of twenty subjects, beside the same press with a small plan. */
export async function run(): Promise<readonly Row[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const reference = await measureActions({ browser, url: product.url, size: small });
    const figures = await measureActions({ browser, url: product.url, size: large });
    return (["generate", "tick", "switch weeks"] as const).map((action) => ({
      topic: "interaction",
      row: `${action}, 20 subjects over 365 days beside 3 over 14`,
      figure: figures[action].work,
      unit: "ms",
      reference: reference[action].work,
      ratio: figures[action].work / reference[action].work,
      note: `long tasks over 50 ms: ${figures[action].longTasks} (small plan ${reference[action].longTasks}) in 7 tries`,
    }));
  } finally {
    await browser.close();
    await product.stop();
  }
}
