import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { Page } from "../page.tsx";

export const Component = () => (
  <Page title="Post Not Found" width="public">
    <h1 className="mt-2">Post Not Found</h1>
    <p className="mt-2 mb-4 text-ink-2">Sorry, we couldn't find that blog post.</p>
    <Link to="/blog" className={buttonClass({ variant: "secondary" })}>
      Back to Blog
    </Link>
  </Page>
);
