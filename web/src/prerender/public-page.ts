import { blogWords } from "@smart-planner/words/en/blog";
import { loginWords } from "@smart-planner/words/en/login";
import { shellWords } from "@smart-planner/words/en/shell";
import { signupWords } from "@smart-planner/words/en/signup";
import { siteWords } from "@smart-planner/words/en/site";
import type { Words } from "@smart-planner/words/said";
import type { PostSummary } from "../features/blog/post.ts";

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly post?: PostSummary;
  /** Sources the page loads at once, from web/. */
  readonly modules: readonly string[];
}

const layout = "src/app/page-layout.tsx";
const sharedImage = "/share.png";

const fixedPages = (words: Words): readonly PublicPage[] => {
  const site = words(siteWords);
  const inLayout = (page: string) => [layout, `src/app/routes/${page}.tsx`];
  const pages = [
    ["/blog", words(blogWords).blog, site.blog, inLayout("blog")],
    ["/contact", words(shellWords).contactUs, site.contact, inLayout("contact")],
    [
      "/accessibility",
      words(shellWords).accessibility,
      site.accessibility,
      inLayout("accessibility"),
    ],
    ["/login", words(loginWords).login, site.login, ["src/app/routes/login.tsx"]],
    ["/signup", words(signupWords).signUp, site.signup, ["src/app/routes/signup.tsx"]],
  ] as const;
  return pages.map(([path, title, description, modules]) => ({
    path,
    title,
    description,
    image: sharedImage,
    modules,
  }));
};

const postPage = (post: PostSummary): PublicPage => ({
  path: `/blog/${post.id}`,
  title: post.title,
  description: post.description,
  // Link previews do not render SVG.
  image: post.image.replace(/\.svg$/, ".png"),
  post,
  modules: [layout, "src/app/routes/blog-post.tsx"],
});

/** Public pages, prerendered and in the sitemap. */
export const publicPages = (posts: readonly PostSummary[]): readonly PublicPage[] => [
  ...fixedPages((english) => english),
  ...posts.map(postPage),
];

/** Posts and the accessibility statement are English. */
export const translatedPages = (words: Words): readonly PublicPage[] =>
  fixedPages(words).filter(({ path }) => path !== "/accessibility");
