import { contactWords } from "@smart-planner/words/en/contact";
import { ContactView } from "../../features/contact/contact-view.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Page } from "../page.tsx";

export const Component = () => (
  <Page title={useWords(contactWords).contactUs} width="public">
    <ContactView />
  </Page>
);
