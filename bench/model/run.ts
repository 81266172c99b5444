import { z } from "zod";
import { corpora } from "../../planner/test/wishes/corpora.ts";
import { type Expected, outcomeOfReading, outcomes } from "../../planner/test/wishes/outcome.ts";
import { readerContext } from "../../planner/test/wishes/reader-context.ts";
import { createLog } from "../../server/src/log.ts";
import { languageModels } from "../../server/src/timetable/language-model.ts";
import { modelConfigOf, modelProviders } from "../../server/src/timetable/model-config.ts";
import { modelReader } from "../../server/src/timetable/model-reader.ts";
import type { WishReader } from "../../server/src/timetable/wish-reader.ts";
import { wordsRead } from "../../server/src/timetable/words-read.ts";
import type { Row } from "../row.ts";

const environment = z.object({
  MODEL_PROVIDER: z.enum(modelProviders).optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_BASE_URL: z.string().optional(),
  MODEL_FLASH: z.string().optional(),
  MODEL_PRO: z.string().optional(),
});

const configuredReader = (): WishReader => {
  const configured = modelConfigOf(environment.parse(process.env));
  if (!configured.ok) throw new Error(configured.message);
  if (configured.model.kind === "none")
    throw new Error("Set MODEL_PROVIDER, and what else docs/operations.md names for a model.");
  return modelReader({
    models: languageModels(configured.model),
    readWords: async (question, answer) => ({
      ok: true,
      read: wordsRead({ asked: question, answer }),
    }),
    log: createLog({ level: "warn", write: (line) => console.error(line) }),
  });
};

type Made = (typeof outcomes)[number] | "failed";

const readAll = async (read: WishReader, sentences: readonly Expected[]): Promise<Made[]> => {
  const made: Made[] = [];
  for (const expected of sentences) {
    const reading = await read({
      ...readerContext,
      text: expected.text,
      modelType: "flash",
      owner: "bench",
      signal: new AbortController().signal,
    });
    made.push(reading.ok ? outcomeOfReading(expected, reading.read) : "failed");
  }
  return made;
};

export async function run(): Promise<readonly Row[]> {
  const read = configuredReader();
  const rows: Row[] = [];
  for (const [name, sentences] of Object.entries(corpora())) {
    const made = await readAll(read, sentences);
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
