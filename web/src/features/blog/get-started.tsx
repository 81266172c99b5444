import { blogWords } from "@smart-planner/words/en/blog";
import { Link } from "react-router";
import { useWords } from "../../ui/use-words.ts";

export const GetStarted = () => {
  const words = useWords(blogWords);
  return (
    <section
      aria-label={words.getStarted}
      data-print="hide"
      className="flex flex-wrap items-center justify-between gap-6 rounded-sheet bg-panel p-8 text-on-panel"
    >
      <p className="max-w-[17em] font-display text-[1.5rem]/[1.2] font-[600] tracking-(--tracking-title) text-balance">
        {words.turnIntoPlan}
      </p>
      <Link
        to="/signup"
        className="inline-flex min-h-[2.875rem] items-center justify-center rounded-control bg-hl px-5 font-(--weight-semi) text-on-hl no-underline transition-[background-color] duration-(--dur-1) hover:bg-(--hl-hover)"
      >
        {words.getStartedFree}
      </Link>
    </section>
  );
};
