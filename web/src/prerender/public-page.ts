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

const fixedPages: readonly PublicPage[] = [
  {
    path: "/blog",
    title: "Blog",
    description:
      "Six short reads for students on planning, remembering and staying well, each with the studies behind it.",
    image: sharedImage,
    modules: [layout, "src/app/routes/blog.tsx"],
  },
  {
    path: "/contact",
    title: "Contact Us",
    description:
      "A question about your study plan, an idea, or something that does not work? Write to us.",
    image: sharedImage,
    modules: [layout, "src/app/routes/contact.tsx"],
  },
  {
    path: "/accessibility",
    title: "Accessibility",
    description:
      "Which accessibility criteria Smart Planner meets, how that was checked, and known gaps.",
    image: sharedImage,
    modules: [layout, "src/app/routes/accessibility.tsx"],
  },
  {
    path: "/login",
    title: "Login",
    description:
      "Log in to Smart Planner, or try it as a demo user: subjects, exam dates and hours become a day-by-day study plan.",
    image: sharedImage,
    modules: ["src/app/routes/login.tsx"],
  },
  {
    path: "/signup",
    title: "Sign Up",
    description:
      "Create a free Smart Planner account and turn your exam dates into a day-by-day study plan.",
    image: sharedImage,
    modules: ["src/app/routes/signup.tsx"],
  },
];

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
  ...fixedPages,
  ...posts.map(postPage),
];
