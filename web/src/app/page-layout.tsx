import { Suspense } from "react";
import { Outlet } from "react-router";
import { AppBar } from "./app-bar.tsx";
import { Footer } from "./footer.tsx";
import { lazyPart } from "./lazy-part.ts";
import { PublicBar } from "./public-bar.tsx";
import { useUser } from "./session.ts";

const NotSavedNotice = lazyPart(() => import("../features/sync/not-saved-notice.tsx"));
const UpdateNotice = lazyPart(() => import("./update-notice.tsx"));

/** Bar, page and footer; signed in, the bar carries the sidebar's button. */
export const Component = () => {
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col">
      {user === null ? <PublicBar /> : <AppBar user={user} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {user !== null && (
          <Suspense>
            <NotSavedNotice />
          </Suspense>
        )}
        <Outlet />
      </main>
      <Footer />
      <Suspense>
        <UpdateNotice />
      </Suspense>
    </div>
  );
};
