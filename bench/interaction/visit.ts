import type { Browser } from "@playwright/test";

export interface PlanSize {
  readonly subjects: number;
  readonly days: number;
}

export interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly size: PlanSize;
}

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** As a form stores them. */
export const rowsOf = ({ subjects, days }: PlanSize): string =>
  JSON.stringify(
    Array.from({ length: subjects }, (_, index) => ({
      subject: `Subject ${index + 1}`,
      examDate: dayAfter(days - (index % 5)),
    })),
  );
