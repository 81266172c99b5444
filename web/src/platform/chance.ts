export interface Chance {
  /** One of the given, each as likely as any other. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** At least 0 and below 1. */
  number(): number;
}

export const createChance = ({ random }: { readonly random: () => number }): Chance => ({
  pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  number: random,
});
