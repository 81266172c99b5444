import { shellWords } from "@smart-planner/words/en/shell";
import { PanelLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { User } from "../platform/identity.ts";
import { Avatar } from "../ui/avatar.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { useWords } from "../ui/use-words.ts";
import { Alerts } from "./alerts.tsx";
import { Brand } from "./brand.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useNotificationSettings } from "./use-notification-settings.tsx";

const loadSidebar = () => import("./sidebar.tsx");
const Sidebar = lazy(loadSidebar);
const FocusBar = lazyPart(async () => ({
  default: (await import("./member-parts.tsx")).FocusBar,
}));
const SyncIndicator = lazyPart(() => import("../features/sync/sync-indicator.tsx"));

export const AppBar = ({ user }: { readonly user: User }) => {
  const words = useWords(shellWords);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const notifications = useNotificationSettings(user);
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-(--z-bar) flex h-(--bar-h) items-center gap-[min(0.5rem,2vw)] bg-paper ps-[calc(var(--page-edge)-0.6875rem)] pe-(--page-edge) max-md:ps-2 max-md:pe-3"
    >
      <IconButton
        label={words.openSidebar}
        icon={<PanelLeft />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSidebar()}
        onFocus={() => void loadSidebar()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <Sidebar
            user={user}
            open={isOpen}
            onOpenChange={setOpen}
            onOpenNotifications={() => void notifications.open()}
          />
        </Suspense>
      )}
      {notifications.settings}
      <Alerts user={user} />
      {/* On a phone a running timer needs the room, and with large text everything else. */}
      <Brand className="max-md:in-[header:has([data-focus-pill])]:px-0 max-md:in-[header:has([data-focus-pill])]:[&>span]:sr-only" />
      <div className="ms-auto flex min-w-0 flex-none items-center gap-2 has-[[data-focus-pill]]:shrink max-md:gap-[min(0.25rem,1vw)]">
        <Suspense>
          <FocusBar />
        </Suspense>
        {!user.demo && (
          <Suspense>
            <SyncIndicator user={user.uid} />
          </Suspense>
        )}
        <ThemeSwitch />
        <Link
          to="/account"
          className="inline-flex min-h-(--ctl-h) items-center gap-2 rounded-full ps-1 text-sm font-(--weight-medium) text-ink-2 hover:text-ink"
        >
          <Avatar name={user.displayName} />
          <span data-own className="max-w-48 truncate max-md:sr-only">
            {user.displayName}
          </span>
          <span className="sr-only">{words.yourAccount}</span>
        </Link>
      </div>
    </header>
  );
};
