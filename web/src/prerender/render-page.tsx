import { prerender } from "react-dom/static";
import { createMemoryRouter } from "react-router";
import { App } from "../app/app.tsx";
import { routesFor, whenReady } from "../app/router.tsx";
import { createSession } from "../app/session.ts";
import type { Spoken } from "../platform/language.ts";
import { inertPlatform } from "./inert-platform.ts";

export const renderPage = async (path: string, spoken: Spoken): Promise<string> => {
  const language = { ...inertPlatform.language, current: () => spoken };
  const platform = { ...inertPlatform, language };
  const session = createSession(platform);
  const router = createMemoryRouter(routesFor(session), { initialEntries: [path] });
  await whenReady(router);
  const { location, errors } = router.state;
  if (location.pathname !== path || errors !== null) {
    throw new Error(`${path} cannot be prerendered: it leads elsewhere or fails`, {
      cause: errors,
    });
  }
  const page = <App platform={platform} session={session} router={router} />;
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, { onError: (error) => void failures.push(error) });
  if (failures.length > 0) {
    throw new Error(`${path} is not rendered whole`, { cause: failures[0] });
  }
  const html = await new Response(prelude).text();
  // The content security policy would drop it.
  if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${path} has a style attribute: use a class`);
  return html;
};
