export interface Chance {
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  number(): number;
}

export const createChance = ({ random }: { readonly random: () => number }): Chance => ({
  pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  number: random,
});
