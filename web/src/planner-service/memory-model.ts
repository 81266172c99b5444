import { memoryOfAlgorithm } from "@smart-planner/planner/work";
import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";

/** Memory as FSRS describes it, by the parameters that were fitted to many people's reviews. */
export const memoryModel = memoryOfAlgorithm(
  new FSRSAlgorithm(generatorParameters({ enable_fuzz: false })),
);
