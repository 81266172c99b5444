import lighthouse from "lighthouse";
import { median } from "../median.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Scores extends Readonly<Record<(typeof categories)[number], number>> {
  /** When the largest part of the page is painted, in milliseconds, on the preset's phone. */
  readonly largestPaint: number;
  /** For how long long tasks block it, in milliseconds. */
  readonly blocking: number;
}

/** Lighthouse's mobile preset; the median of three runs, because one run on a busy machine is luck. */
export async function lighthouseScores({
  url,
  port,
}: {
  url: string;
  port: number;
}): Promise<Scores> {
  const runs: Scores[] = [];
  for (let count = 0; count < 3; count += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      logLevel: "error",
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { categories: scored, audits } = result.lhr;
    const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
    runs.push({
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      largestPaint: audits["largest-contentful-paint"]?.numericValue ?? 0,
      blocking: audits["total-blocking-time"]?.numericValue ?? 0,
    });
  }
  const medianOf = (name: keyof Scores) => median(runs.map((run) => run[name]));
  return {
    performance: medianOf("performance"),
    accessibility: medianOf("accessibility"),
    "best-practices": medianOf("best-practices"),
    seo: medianOf("seo"),
    largestPaint: medianOf("largestPaint"),
    blocking: medianOf("blocking"),
  };
}
