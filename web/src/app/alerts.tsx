import { Suspense } from "react";
import type { User } from "../platform/identity.ts";
import { usePreview } from "../platform/use-preview.ts";
import { lazyPart } from "../ui/lazy-part.ts";

const BrowserAlerts = lazyPart(() => import("../features/notifications/browser-alerts.tsx"));

/** Notifications of this browser, with Preview features on. */
export const Alerts = ({ user }: { readonly user: User }) => {
  const isPreview = usePreview();
  if (!isPreview) return null;
  return (
    <Suspense>
      <BrowserAlerts user={user} />
    </Suspense>
  );
};
