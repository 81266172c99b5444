/** Who takes a place: their account and the address they come from. */
interface Guest {
  readonly user: string;
  readonly address: string;
}

interface PlacesInput {
  readonly perUser: number;
  readonly perAddress: number;
  readonly inAll: number;
}

/** Something long, a few of it at once; gives the way to leave, or nothing when there is no place. */
export function createPlaces({ perUser, perAddress, inAll }: PlacesInput) {
  const taken = new Map<string, number>();
  const count = (name: string) => taken.get(name) ?? 0;
  const add = (name: string, by: 1 | -1) => {
    const left = count(name) + by;
    if (left > 0) taken.set(name, left);
    else taken.delete(name);
  };

  return ({ user, address }: Guest): (() => void) | undefined => {
    const names = { user: `user ${user}`, address: `address ${address}`, all: "all" };
    const isFull =
      count(names.user) >= perUser ||
      count(names.address) >= perAddress ||
      count(names.all) >= inAll;
    if (isFull) return undefined;
    for (const name of Object.values(names)) add(name, 1);
    let here = true;
    return () => {
      if (!here) return;
      here = false;
      for (const name of Object.values(names)) add(name, -1);
    };
  };
}
