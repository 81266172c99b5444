import { Link } from "react-router";
import { buttonClass } from "../ui/button-class.ts";
import { classNames } from "../ui/class-names.ts";
import { Brand } from "./brand.tsx";

const siteLink = classNames(buttonClass({ variant: "quiet" }), "max-md:hidden");

export const PublicBar = () => (
  <header
    data-print="hide"
    className="sticky top-0 z-(--z-bar) flex min-h-(--bar-h) flex-wrap items-center gap-2 bg-paper px-[max(var(--page-pad),calc(50vw-36rem))] max-md:px-3"
  >
    <Brand className="-ms-1.5" />
    <nav aria-label="Site" className="ms-auto flex items-center gap-1">
      <Link to="/blog" className={siteLink}>
        Blog
      </Link>
      <Link to="/contact" className={siteLink}>
        Contact Us
      </Link>
      <Link to="/login" className={buttonClass({ variant: "secondary" })}>
        Login
      </Link>
    </nav>
  </header>
);
