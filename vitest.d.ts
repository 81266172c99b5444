import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How many seeds the long run plays where devices meet; zero for a quick share of them. */
    seeds: number;
  }
}
