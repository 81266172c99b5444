import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { App } from "../app/app.tsx";
import { routesFor, whenReady } from "../app/router.tsx";
import { createSession } from "../app/session.ts";
import { inertPlatform as platform } from "./inert-platform.ts";

/** The page as a visitor sees it before any script runs. */
export const renderPage = async (path: string): Promise<string> => {
  const session = createSession(platform);
  const router = createMemoryRouter(routesFor(session), { initialEntries: [path] });
  await whenReady(router);
  const { location, errors } = router.state;
  if (location.pathname !== path || errors !== null) {
    throw new Error(`${path} cannot be prerendered: it leads elsewhere or fails`, {
      cause: errors,
    });
  }
  const html = renderToString(<App platform={platform} session={session} router={router} />);
  // The content security policy would drop it, and the page would jump when the app sets it.
  if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${path} has a style attribute: use a class`);
  return html;
};
