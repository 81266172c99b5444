import { blogWords } from "@smart-planner/words/en/blog";
import { BlogList } from "../../features/blog/blog-list.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Page } from "../page.tsx";

export const Component = () => (
  <Page title={useWords(blogWords).blog} width="public">
    <BlogList />
  </Page>
);
