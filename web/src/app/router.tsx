import { createBrowserRouter, type LoaderFunction, type RouteObject, redirect } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";
import { redirectFor } from "./guards.ts";
import { RootLayout } from "./root-layout.tsx";
import type { Session } from "./session.ts";

export const routesFor = (session: Session): RouteObject[] => {
  const guard: LoaderFunction = async ({ request }) => {
    const { pathname } = new URL(request.url);
    const target = redirectFor({ pathname, user: await session.whenKnown() });
    return target === undefined ? null : redirect(target);
  };

  return [
    {
      Component: RootLayout,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorScreen,
      children: [
        { path: "/login", loader: guard, lazy: () => import("./routes/login.tsx") },
        { path: "/signup", loader: guard, lazy: () => import("./routes/signup.tsx") },
        { path: "/focus", loader: guard, lazy: () => import("./routes/focus.tsx") },
        { path: "/reset", lazy: () => import("./routes/reset.tsx") },
        {
          lazy: () => import("./page-layout.tsx"),
          loader: () => session.whenKnown(),
          children: [
            { path: "/", loader: guard, lazy: () => import("./routes/home.tsx") },
            { path: "/account", loader: guard, lazy: () => import("./routes/account.tsx") },
            { path: "/term", loader: guard, lazy: () => import("./routes/term.tsx") },
            { path: "/time", loader: guard, lazy: () => import("./routes/time.tsx") },
            { path: "/contact", lazy: () => import("./routes/contact.tsx") },
            { path: "/accessibility", lazy: () => import("./routes/accessibility.tsx") },
            { path: "/blog", lazy: () => import("./routes/blog.tsx") },
            { path: "/blog/:id", lazy: () => import("./routes/blog-post.tsx") },
          ],
        },
        { path: "*", loader: () => redirect("/login") },
      ],
    },
  ];
};

export type Router = ReturnType<typeof createBrowserRouter>;

export const createRouter = ({ session }: { readonly session: Session }): Router => {
  const router = createBrowserRouter(routesFor(session));
  // Signing in or out, here or in another tab, runs the guards again.
  session.subscribe(() => void router.revalidate());
  return router;
};

/** When the first page's code and data are there. */
export const whenReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
