import { partsOf } from "@smart-planner/planner/time";
import { frameWords } from "@smart-planner/words/en/frame";
import { shellWords } from "@smart-planner/words/en/shell";
import { Link } from "react-router";
import { usePlatform } from "../platform/platform.ts";
import { useWords } from "../ui/use-words.ts";

export const Credit = () => {
  const { clock } = usePlatform();
  const credit = useWords(frameWords).credit(partsOf(clock.now().day).year);
  // A page that was rendered beforehand may be a year old: its text is replaced, the page around it stays.
  return (
    <span
      suppressHydrationWarning
      ref={(element) => {
        if (element !== null) element.textContent = credit;
      }}
    >
      {credit}
    </span>
  );
};

export const Footer = () => {
  const words = useWords(shellWords);
  return (
    <footer
      data-print="hide"
      className="px-(--page-pad) py-5 text-center text-xs text-ink-3 [&_a]:text-ink-2"
    >
      <Link to="/blog">{words.blog}</Link> · <Link to="/contact">{words.contactUs}</Link> ·{" "}
      <Link to="/accessibility">{words.accessibility}</Link> · <Credit />
    </footer>
  );
};
