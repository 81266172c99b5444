import type { Grade, MemoryModel, MemoryState } from "./memory.ts";

/** The interface of ts-fsrs that is used. */
interface ForgettingAlgorithm {
  next_state(state: MemoryState | null, days: number, grade: Grade): MemoryState;
  forgetting_curve(days: number, stability: number): number;
}

export const memoryOfAlgorithm = (algorithm: ForgettingAlgorithm): MemoryModel => ({
  first: (grade) => algorithm.next_state(null, 0, grade),
  after: (state, days, grade) => algorithm.next_state(state, days, grade),
  recall: ({ stability }, days) => algorithm.forgetting_curve(days, stability),
});
