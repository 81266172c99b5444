import { Chip } from "../../ui/chip.tsx";

export const CategoryFilter = ({
  categories,
  chosen,
  onChoose,
}: {
  readonly categories: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons is no form field, so no fieldset
  <div
    role="group"
    aria-label="Category"
    className="-mx-(--page-pad) mb-7 flex gap-2 overflow-x-auto px-(--page-pad) py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
  >
    <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
      All
    </Chip>
    {categories.map((category) => (
      <Chip key={category} pressed={chosen === category} onClick={() => onChoose(category)}>
        {category}
      </Chip>
    ))}
  </div>
);
