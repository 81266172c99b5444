import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";

export const PostNotFound = () => (
  <div className="grid justify-items-center gap-4 py-24 text-center">
    <h1>Post Not Found</h1>
    <p className="text-ink-2">Sorry, we couldn't find that blog post.</p>
    <Link to="/blog" className={buttonClass()}>
      Back to Blog
    </Link>
  </div>
);
