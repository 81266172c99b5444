import { Page } from "../page.tsx";

export const Component = () => (
  <Page title="Contact Us" width="public">
    <h1 className="mt-2">Contact Us</h1>
  </Page>
);
