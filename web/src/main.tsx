import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { redirectFor } from "./app/guards.ts";
import { createRouter } from "./app/router.tsx";
import { createSession, SessionProvider } from "./app/session.ts";
import { createBrowserPlatform } from "./platform/browser-platform.ts";
import { PlatformProvider } from "./platform/platform.ts";
import "./styles/app.css";

const platform = createBrowserPlatform();
const session = createSession(platform);

if (window.location.pathname === "/") {
  // Asked before the router starts, so that a visitor does not download the planner on the way to the login page.
  const target = redirectFor({ pathname: "/", user: await session.whenKnown() });
  if (target !== undefined) window.history.replaceState(null, "", target);
}

const router = createRouter({ session });
const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element with the id root");

createRoot(container).render(
  <StrictMode>
    <PlatformProvider value={platform}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </PlatformProvider>
  </StrictMode>,
);
