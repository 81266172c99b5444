import { Outlet } from "react-router";
import { AppBar } from "./app-bar.tsx";
import { Footer } from "./footer.tsx";
import { PublicBar } from "./public-bar.tsx";
import { useUser } from "./session.ts";

/** Bar, page and footer; signed in, the bar carries the sidebar's button. */
export const Component = () => {
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col">
      {user === null ? <PublicBar /> : <AppBar user={user} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
};
