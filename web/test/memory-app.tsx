// Loaded with the tests, not during the first one.
import "../src/app/home/advanced-mode.tsx";
import "../src/app/routes/account.tsx";
import "../src/app/routes/focus.tsx";
import "../src/app/routes/home.tsx";
import "../src/app/routes/term.tsx";
import "../src/app/routes/time.tsx";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routesFor } from "../src/app/router.tsx";
import { createSession, SessionProvider } from "../src/app/session.ts";
import { createMemoryPlatform } from "./memory-platform.tsx";

type Visit = NonNullable<Parameters<typeof createMemoryPlatform>[0]> & { readonly path?: string };

/** The whole app at a path, with a demo user and these stored values. */
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
    /** Reloads the page, perhaps at another time. */
    openAgain: (next: Pick<Visit, "path" | "at"> = {}) => {
      shown.unmount();
      return openMemoryApp({ ...options, ...next, area: memory.area, tab: memory.tab });
    },
  };
};
