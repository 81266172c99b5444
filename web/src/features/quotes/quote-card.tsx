import { quotes } from "@smart-planner/contract";
import { useState } from "react";
import { usePlatform } from "../../platform/platform.ts";

export const QuoteCard = () => {
  const { chance } = usePlatform();
  const [quote] = useState(() => chance.pick(quotes));
  return (
    <figure
      lang="en"
      dir="ltr"
      aria-label="Motivational quote"
      className="grid animate-fade justify-items-center gap-1.5 pt-8 pb-2 text-center"
    >
      <blockquote className="font-display text-lg font-[480] tracking-[-0.01em] text-balance text-ink-2">
        “{quote.text}”
      </blockquote>
      <figcaption className="text-sm text-ink-3">{quote.author}</figcaption>
    </figure>
  );
};
