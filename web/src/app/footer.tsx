import { partsOf } from "@smart-planner/planner";
import { Link } from "react-router";
import { usePlatform } from "../platform/platform.ts";

export const Credit = () => {
  const { clock } = usePlatform();
  const { year } = partsOf(clock.now().day);
  return <>Made for students by the Smart Planner team · © {year}</>;
};

export const Footer = () => (
  <footer
    data-print="hide"
    className="px-(--page-pad) py-5 text-center text-xs text-ink-3 [&_a]:text-ink-2"
  >
    <Link to="/blog">Blog</Link> · <Link to="/contact">Contact Us</Link> · <Credit />
  </footer>
);
