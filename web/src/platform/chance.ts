export const createChance = ({ random }: { readonly random: () => number }) => ({
  pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0],
  number: random,
});

export type Chance = ReturnType<typeof createChance>;
