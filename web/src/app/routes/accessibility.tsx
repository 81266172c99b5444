import report from "../../../../docs/accessibility.md";
import { PostBody } from "../../features/blog/post-body.tsx";
import { Page } from "../page.tsx";

export const Component = () => (
  <Page title="Accessibility" width="public">
    <h1>Accessibility</h1>
    <PostBody blocks={report.slice(1)} />
  </Page>
);
