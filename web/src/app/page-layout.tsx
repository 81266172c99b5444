import { shellWords } from "@smart-planner/words/en/shell";
import { Suspense } from "react";
import { Outlet, useNavigation } from "react-router";
import { codesOfferKey } from "../platform/personal-keys.ts";
import { usePlatform } from "../platform/platform.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { Spinner } from "../ui/spinner.tsx";
import { useWords } from "../ui/use-words.ts";
import { AppBar } from "./app-bar.tsx";
import { Footer } from "./footer.tsx";
import { PublicBar } from "./public-bar.tsx";
import { useUser } from "./session.ts";

const CodesNotice = lazyPart(() => import("../features/account/codes-notice.tsx"));
const MemberNotices = lazyPart(async () => ({
  default: (await import("./member-parts.tsx")).MemberNotices,
}));
const UpdateNotice = lazyPart(() => import("./update-notice.tsx"));

/** A page whose code takes long to come keeps the one before it in sight: this says that it is coming. */
const NextPage = () => {
  const words = useWords(shellWords);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar-h)+0.5rem)] z-(--z-bar) grid animate-late justify-center">
      <div className="grid rounded-full bg-surface p-2.5 shadow-pop inset-ring inset-ring-line">
        <Spinner label={words.loading} />
      </div>
    </div>
  );
};

/** Bar, page and footer; signed in, the bar carries the sidebar's button. */
export const Component = () => {
  const user = useUser();
  const { storage } = usePlatform();
  const { state } = useNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      {user === null ? <PublicBar /> : <AppBar user={user} />}
      {state === "loading" && <NextPage />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {user !== null && (
          <Suspense>
            <MemberNotices />
            {!user.demo && storage.text(codesOfferKey) !== null && <CodesNotice user={user} />}
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
