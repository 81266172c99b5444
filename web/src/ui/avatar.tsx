const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("");
  return letters.toLocaleUpperCase("en-GB");
};

export const Avatar = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    data-own
    className="grid size-8 flex-none place-items-center rounded-full bg-pen-soft text-2xs font-bold tracking-[0.02em] text-pen-text"
  >
    {initialsOf(name)}
  </span>
);
