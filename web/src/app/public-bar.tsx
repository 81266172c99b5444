import { shellWords } from "@smart-planner/words/en/shell";
import { Link } from "react-router";
import { buttonClass } from "../ui/button-class.ts";
import { classNames } from "../ui/class-names.ts";
import { useWords } from "../ui/use-words.ts";
import { Brand } from "./brand.tsx";

const siteLink = classNames(buttonClass({ variant: "quiet" }), "max-md:hidden");

export const PublicBar = () => {
  const words = useWords(shellWords);
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-(--z-bar) flex min-h-(--bar-h) flex-wrap items-center gap-2 bg-paper px-[max(var(--page-pad),calc(50vw-36rem))] max-md:px-3"
    >
      <Brand className="-ms-1.5" />
      <nav aria-label={words.site} className="ms-auto flex items-center gap-1">
        <Link to="/blog" className={siteLink}>
          {words.blog}
        </Link>
        <Link to="/contact" className={siteLink}>
          {words.contactUs}
        </Link>
        <Link to="/login" className={buttonClass({ variant: "secondary" })}>
          {words.login}
        </Link>
      </nav>
    </header>
  );
};
