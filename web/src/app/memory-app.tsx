// With the tests, and not during the first of them.
import "./home/advanced-mode.tsx";
import "./routes/account.tsx";
import "./routes/focus.tsx";
import "./routes/home.tsx";
import "./routes/time.tsx";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createMemoryPlatform } from "../platform/memory-platform.tsx";
import { routesFor } from "./router.tsx";
import { createSession, SessionProvider } from "./session.ts";

type Visit = NonNullable<Parameters<typeof createMemoryPlatform>[0]> & { readonly path?: string };

/** For tests where several parts meet: the whole app at a path, with a demo user and nothing stored but what is given. */
export const openMemoryApp = ({ path = "/", initial = {}, ...options }: Visit = {}) => {
  const memory = createMemoryPlatform({
    ...options,
    initial: { smartplanner_demo: true, ...initial },
  });
  const session = createSession(memory.platform);
  const router = createMemoryRouter(routesFor(session), { initialEntries: [path] });
  const shown = memory.show(
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return {
    ...memory,
    ...shown,
    router,
    /** The page is loaded again, at another time perhaps. */
    openAgain: (next: Pick<Visit, "path" | "at"> = {}) => {
      shown.unmount();
      return openMemoryApp({ ...options, ...next, area: memory.area });
    },
  };
};
