/** In the LP text format. */
export const term = (value: number, name: string): string =>
  `${value < 0 ? "-" : "+"} ${Math.abs(value)} ${name}`;

/** Builds a mixed integer programme in the LP text format. */
export class LinearProgramme {
  /** Part of every solution. */
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

  /** A binary variable. */
  choice(name: string): string {
    this.choices.push(name);
    return name;
  }

  /** Relaxed, choices may be fractions: an upper bound. */
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
