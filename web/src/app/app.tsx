import { StrictMode } from "react";
import { RouterProvider } from "react-router/dom";
import { type Platform, PlatformProvider } from "../platform/platform.ts";
import { LanguageProvider } from "./language-provider.tsx";
import type { Router } from "./router.tsx";
import { type Session, SessionProvider } from "./session.ts";
import { useUnveil } from "./unveil.ts";

export interface AppProps {
  readonly platform: Platform;
  readonly session: Session;
  readonly router: Router;
}

export const App = ({ platform, session, router }: AppProps) => {
  useUnveil();
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
