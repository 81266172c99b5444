import { Page } from "../page.tsx";

export const Component = () => (
  <Page title="Blog" width="public">
    <h1 className="mt-2">Study blog</h1>
  </Page>
);
