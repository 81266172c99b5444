import { ContactView } from "../../features/contact/contact-view.tsx";
import { Page } from "../page.tsx";

export const Component = () => (
  <Page title="Contact Us" width="public">
    <ContactView />
  </Page>
);
