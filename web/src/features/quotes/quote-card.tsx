import { quotes } from "@smart-planner/contract";
import { useState } from "react";
import { usePlatform } from "../../platform/platform.ts";

export const QuoteCard = () => {
  const { chance } = usePlatform();
  const [quote] = useState(() => chance.pick(quotes));
  return (
    <figure aria-label="Motivational quote" className="grid animate-fade gap-3">
      <blockquote className="font-display text-[1.375rem]/[1.32] font-[480] tracking-[-0.01em] text-pretty">
        “{quote.text}”
      </blockquote>
      <figcaption className="text-sm text-ink-3">{quote.author}</figcaption>
    </figure>
  );
};
