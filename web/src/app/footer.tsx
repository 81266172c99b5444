import { partsOf } from "@smart-planner/planner/time";
import { Link } from "react-router";
import { usePlatform } from "../platform/platform.ts";

const creditOf = (year: number) => `Made for students by the Smart Planner team · © ${year}`;

export const Credit = () => {
  const { clock } = usePlatform();
  const { year } = partsOf(clock.now().day);
  // A page that was rendered beforehand may be a year old: its text is replaced, the page around it stays.
  return (
    <span
      suppressHydrationWarning
      ref={(credit) => {
        if (credit !== null) credit.textContent = creditOf(year);
      }}
    >
      {creditOf(year)}
    </span>
  );
};

export const Footer = () => (
  <footer
    data-print="hide"
    className="px-(--page-pad) py-5 text-center text-xs text-ink-3 [&_a]:text-ink-2"
  >
    <Link to="/blog">Blog</Link> · <Link to="/contact">Contact Us</Link> ·{" "}
    <Link to="/accessibility">Accessibility</Link> · <Credit />
  </footer>
);
