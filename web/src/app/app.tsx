import { StrictMode, useLayoutEffect } from "react";
import { RouterProvider } from "react-router/dom";
import { htmlDocument } from "../platform/html-document.ts";
import { type Platform, PlatformProvider } from "../platform/platform.ts";
import { LanguageProvider } from "./language-provider.tsx";
import type { Router } from "./router.tsx";
import { type Session, SessionProvider } from "./session.ts";

export interface AppProps {
  readonly platform: Platform;
  readonly session: Session;
  readonly router: Router;
}

export const App = ({ platform, session, router }: AppProps) => {
  // index.html hides a visitor's page from people who are taken on to the planner; here that ends.
  useLayoutEffect(htmlDocument.unveil, []);
  return (
    <StrictMode>
      <PlatformProvider value={platform}>
        <SessionProvider value={session}>
          <LanguageProvider>
            <RouterProvider router={router} />
          </LanguageProvider>
        </SessionProvider>
      </PlatformProvider>
    </StrictMode>
  );
};
