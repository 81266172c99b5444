import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { htmlDocument } from "../platform/html-document.ts";
import { useHeldPress } from "../platform/use-held-press.ts";
import { App, type AppProps } from "./app.tsx";
import { type Router, whenReady } from "./router.tsx";

const isAsPrerendered = ({
  router,
  path,
  tag,
  session,
  platform,
}: AppProps & { readonly path: string; readonly tag: string }): boolean => {
  const { location, errors } = router.state;
  return (
    session.current() === null &&
    platform.language.current().tag === tag &&
    errors === null &&
    location.pathname === path &&
    location.search === ""
  );
};

/**
 * A prerendered page. The router scrolls to the top when it starts, which must not move a reader;
 * an early press is repeated.
 */
const TakenOver = ({ children }: { readonly children: ReactNode }) => {
  const [place] = useState(htmlDocument.scrolledTo);
  useLayoutEffect(() => htmlDocument.scrollTo(place), [place]);
  useHeldPress();
  return children;
};

const currentPath = (router: Router): string => router.state.location.pathname;

/**
 * Renders into an empty container, or hydrates a prerendered page (a visitor's, without a query).
 * Anything else replaces it in one step.
 */
export const mount = async ({
  container,
  ...app
}: AppProps & { readonly container: HTMLElement }): Promise<void> => {
  if (!container.hasChildNodes()) {
    createRoot(container).render(<App {...app} />);
    return;
  }
  const path = currentPath(app.router);
  await whenReady(app.router);
  if (isAsPrerendered({ ...app, path, tag: container.lang || "en" })) {
    const page = (
      <TakenOver>
        <App {...app} />
      </TakenOver>
    );
    const onRecoverableError = (error: unknown) =>
      app.platform.log.warn("The prerendered page differs from the app", error);
    // In small steps, so that scrolling stays smooth.
    startTransition(() => void hydrateRoot(container, page, { onRecoverableError }));
  } else createRoot(container).render(<App {...app} />);
};
