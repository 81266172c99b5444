import { BlogList } from "../../features/blog/blog-list.tsx";
import { Page } from "../page.tsx";

export const Component = () => (
  <Page title="Blog" width="public">
    <BlogList />
  </Page>
);
