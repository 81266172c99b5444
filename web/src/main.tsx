import { redirectFor } from "./app/guards.ts";
import { mount } from "./app/mount.tsx";
import { createRouter } from "./app/router.tsx";
import { createSession } from "./app/session.ts";
import { createBrowserPlatform } from "./platform/browser-platform.ts";
import "./styles/app.css";

const platform = createBrowserPlatform();
await platform.language.start();
const session = createSession(platform);

if (window.location.pathname === "/") {
  // Asked before the router starts, so that a visitor does not download the planner on the way to the login page.
  const target = redirectFor({ pathname: "/", user: await session.whenKnown() });
  if (target !== undefined) window.history.replaceState(null, "", target);
}

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element with the id root");

await mount({ container, platform, session, router: createRouter({ session }) });
