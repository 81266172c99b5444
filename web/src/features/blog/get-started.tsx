import { Link } from "react-router";

export const GetStarted = () => (
  <section
    aria-label="Get started"
    data-print="hide"
    className="flex flex-wrap items-center justify-between gap-6 rounded-sheet bg-panel p-8 text-on-panel"
  >
    <p className="max-w-[17em] font-display text-[1.5rem]/[1.2] font-[600] tracking-(--tracking-title) text-balance">
      Turn what you just read into a plan for this week.
    </p>
    <Link
      to="/signup"
      className="inline-flex min-h-[2.875rem] items-center justify-center rounded-control bg-hl px-5 font-(--weight-semi) text-on-hl no-underline transition-[background-color] duration-(--dur-1) hover:bg-(--hl-hover)"
    >
      Get Started Free
    </Link>
  </section>
);
