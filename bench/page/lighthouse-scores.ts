import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { median } from "../median.ts";

const lighthouse = resolve(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const scored = z.object({ score: z.number() });
const timed = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.record(z.enum(categories), scored),
  audits: z.object({ "largest-contentful-paint": timed, "total-blocking-time": timed }),
});

export interface Scores extends Readonly<Record<(typeof categories)[number], number>> {
  readonly largestPaint: number;
  readonly blocking: number;
}

/** Lighthouse's mobile preset; the median of three runs. */
export async function lighthouseScores(page: { url: string; port: number }): Promise<Scores> {
  const runs: Scores[] = [];
  for (let count = 0; count < 3; count += 1) runs.push(await scoresOf(page));
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

async function scoresOf({ url, port }: { url: string; port: number }): Promise<Scores> {
  const asked = [`--port=${port}`, `--only-categories=${categories}`, "--output=json", "--quiet"];
  const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...asked], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories: given, audits } = reportSchema.parse(JSON.parse(stdout));
  const score = (name: (typeof categories)[number]) => Math.round(given[name].score * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    largestPaint: audits["largest-contentful-paint"].numericValue,
    blocking: audits["total-blocking-time"].numericValue,
  };
}
