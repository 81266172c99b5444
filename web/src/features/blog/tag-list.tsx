import { blogWords } from "@smart-planner/words/en/blog";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";

export const TagList = ({
  tags,
  large = false,
}: {
  readonly tags: readonly string[];
  readonly large?: boolean;
}) => {
  const words = useWords(blogWords);
  return (
    <ul aria-label={words.tags} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          lang="en"
          className={classNames(
            "rounded-[6px] bg-[light-dark(var(--surface-sunk),var(--surface-raise))] font-(--weight-medium) text-ink-2",
            large ? "px-2.5 py-1 text-xs" : "px-2 py-0.5 text-2xs",
          )}
        >
          {tag}
        </li>
      ))}
    </ul>
  );
};
