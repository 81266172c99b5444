import { launchBrowser } from "../browser.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { lighthouseScores } from "./lighthouse-scores.ts";
import { weighPage } from "./page-weight.ts";
import { startPlainPage } from "./plain-page.ts";

const debugPort = 9333;
const weighed = [
  { path: "/login", demo: false },
  { path: "/blog", demo: false },
  { path: "/", demo: true },
];
const scored = ["/login", "/blog", "/blog/1", "/contact"];

export async function run(): Promise<readonly Row[]> {
  const product = await startProduct();
  const plain = await startPlainPage();
  const browser = await launchBrowser({ debugPort });
  const rows: Row[] = [];
  try {
    const base = await weighPage({ browser, url: plain.url, demo: false });
    for (const { path, demo } of weighed) {
      const weight = await weighPage({ browser, url: product.url + path, demo });
      const note = `${weight.requests} requests, ${weight.elsewhere} to other hosts`;
      rows.push(kilobytes(`JavaScript on ${path}`, weight.script, undefined, note));
      rows.push(
        kilobytes(`everything on ${path}`, weight.total, base.total, "beside the plain page"),
      );
    }
    const best = await lighthouseScores({ url: plain.url, port: debugPort });
    for (const path of scored) {
      const scores = await lighthouseScores({ url: product.url + path, port: debugPort });
      rows.push({
        topic: "page",
        row: `Lighthouse performance on ${path}, mobile`,
        figure: scores.performance,
        unit: "",
        reference: best.performance,
        ratio: scores.performance / best.performance,
        note: `accessibility ${scores.accessibility}, best practices ${scores["best-practices"]}, SEO ${scores.seo}`,
      });
      rows.push({
        topic: "page",
        row: `largest part of ${path} painted, mobile`,
        figure: scores.largestPaint,
        unit: "ms",
        reference: best.largestPaint,
        ratio: scores.largestPaint / best.largestPaint,
        note: `long tasks block it for ${Math.round(scores.blocking)} ms`,
      });
    }
  } finally {
    await browser.close();
    await plain.stop();
    await product.stop();
  }
  return rows;
}

function kilobytes(row: string, bytes: number, base: number | undefined, note: string): Row {
  const figure = { topic: "page", row, figure: bytes / 1000, unit: "kB", note };
  return base === undefined ? figure : { ...figure, reference: base / 1000, ratio: bytes / base };
}
