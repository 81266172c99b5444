import { blogWords } from "@smart-planner/words/en/blog";
import { Chip } from "../../ui/chip.tsx";
import { useWords } from "../../ui/use-words.ts";

export const CategoryFilter = ({
  categories,
  chosen,
  onChoose,
}: {
  readonly categories: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
}) => {
  const words = useWords(blogWords);
  return (
    // A form, so that a press before hydration works too.
    <form
      action="/blog"
      aria-label={words.category}
      onSubmit={(event) => event.preventDefault()}
      className="-mx-(--page-pad) mb-7 flex gap-2 overflow-x-auto px-(--page-pad) py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <Chip type="submit" pressed={chosen === null} onClick={() => onChoose(null)}>
        {words.all}
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category}
          lang="en"
          type="submit"
          name="category"
          value={category}
          pressed={chosen === category}
          onClick={() => onChoose(category)}
        >
          {category}
        </Chip>
      ))}
    </form>
  );
};
