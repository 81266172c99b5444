import { z } from "zod";
import { corpora } from "../../planner/test/wishes/corpora.ts";
import { type Expected, outcomeOfReading, outcomes } from "../../planner/test/wishes/outcome.ts";
import { readerContext } from "../../planner/test/wishes/reader-context.ts";
import { createLog } from "../../server/src/log.ts";
import { languageModels } from "../../server/src/timetable/language-model.ts";
import { readWords } from "../../server/src/timetable/model-answer.ts";
import { modelConfigOf, modelProviders } from "../../server/src/timetable/model-config.ts";
import { type AskModel, modelReader } from "../../server/src/timetable/model-reader.ts";
import type { Row } from "../row.ts";

const environment = z.object({
  MODEL_PROVIDER: z.enum(modelProviders).optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_BASE_URL: z.string().optional(),
  MODEL_FLASH: z.string().optional(),
  MODEL_PRO: z.string().optional(),
});

const configuredModel = (): AskModel => {
  const configured = modelConfigOf(environment.parse(process.env));
  if (configured.kind === "none")
    throw new Error("Set MODEL_PROVIDER, and what else docs/operations.md names for a model.");
  return modelReader({
    models: languageModels(configured),
    log: createLog({ level: "warn", write: (line) => console.error(line) }),
  });
};

type Made = (typeof outcomes)[number] | "failed";

const readAll = async (ask: AskModel, sentences: readonly Expected[]): Promise<Made[]> => {
  const made: Made[] = [];
  for (const expected of sentences) {
    const asked = { ...readerContext, text: expected.text };
    const { signal } = new AbortController();
    const reading = await ask({ ...asked, modelType: "flash", signal });
    made.push(
      reading.ok
        ? outcomeOfReading(expected, readWords({ asked, answer: reading.answer }))
        : "failed",
    );
  }
  return made;
};

export async function run(): Promise<readonly Row[]> {
  const ask = configuredModel();
  const rows: Row[] = [];
  for (const [name, sentences] of Object.entries(corpora())) {
    const made = await readAll(ask, sentences);
    for (const outcome of [...outcomes, "failed"] as const) {
      const count = made.filter((each) => each === outcome).length;
      rows.push({
        topic: "model",
        row: `${name}: ${outcome}`,
        figure: (100 * count) / sentences.length,
        unit: "%",
        note: `${count} of ${sentences.length} sentences`,
      });
    }
    console.log(`  ${name}: ${sentences.length} sentences read`);
  }
  return rows;
}
