/** A number times a variable, in the text form that solvers read. */
export const term = (value: number, name: string): string =>
  `${value < 0 ? "-" : "+"} ${Math.abs(value)} ${name}`;

/** Collects a linear programme with choices, in the text form that solvers read. */
export class LinearProgramme {
  /** What every solution has, whatever it chooses. */
  constant = 0;
  private readonly objective: string[] = [];
  private readonly rows: string[] = [];
  private readonly bounds: string[] = [];
  private readonly choices: string[] = [];

  gain(value: number, name: string): void {
    if (value !== 0) this.objective.push(term(value, name));
  }

  row(terms: readonly string[], relation: "=" | "<=" | ">=", value: number): void {
    if (terms.length > 0) this.rows.push(`${terms.join(" ")} ${relation} ${value}`);
  }

  bound(name: string, most: number): void {
    this.bounds.push(`0 <= ${name} <= ${most}`);
  }

  /** A variable that is 0 or 1. */
  choice(name: string): string {
    this.choices.push(name);
    return name;
  }

  /** Relaxed, choices may be parts: the best is then no less than that of whole choices. */
  text({ isRelaxed }: { readonly isRelaxed: boolean }): string {
    return [
      "Maximize",
      `obj: ${this.objective.join("\n")}`,
      "Subject To",
      ...this.rows.map((row, index) => `r${index}: ${row}`),
      "Bounds",
      ...this.bounds,
      ...(isRelaxed
        ? this.choices.map((name) => `0 <= ${name} <= 1`)
        : ["Binary", ...this.choices]),
      "End",
    ].join("\n");
  }
}
