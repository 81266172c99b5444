import type { MemoryModel } from "@smart-planner/planner";
import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";

const algorithm = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false }));

/** Memory as FSRS describes it, by the parameters that were fitted to many people's reviews. */
export const memoryModel: MemoryModel = {
  first: (grade) => algorithm.next_state(null, 0, grade),
  after: (state, days, grade) => algorithm.next_state(state, days, grade),
  recall: ({ stability }, days) => algorithm.forgetting_curve(days, stability),
};
