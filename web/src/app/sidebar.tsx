import { sidebarWords } from "@smart-planner/words/en/sidebar";
import {
  Bell,
  BookOpen,
  CalendarRange,
  ChartNoAxesColumn,
  ChevronDown,
  LayoutDashboard,
  LogOut,
  Mail,
  MonitorDown,
  PanelLeftClose,
  SlidersHorizontal,
} from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useId } from "react";
import { NavLink } from "react-router";
import type { User } from "../platform/identity.ts";
import { browserNotifier } from "../platform/notifier.ts";
import { usePlatform } from "../platform/platform.ts";
import { useInstall } from "../platform/use-install.ts";
import { usePreview } from "../platform/use-preview.ts";
import { Avatar } from "../ui/avatar.tsx";
import { classNames } from "../ui/class-names.ts";
import { Drawer } from "../ui/drawer.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { PreviewBadge } from "../ui/preview-badge.tsx";
import { useWords } from "../ui/use-words.ts";
import { BrandMark } from "./brand.tsx";
import { PreviewSwitch } from "./preview-switch.tsx";

/** Also on pages that have no style of the planner yet. */
const DisplayFields = lazyPart(() => import("../features/display/display-settings.tsx"));
const LanguageOffer = lazyPart(() => import("./language-offer.tsx"));

export interface SidebarProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onOpenNotifications: () => void;
}

const entryClass =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-md font-(--weight-medium) wrap-anywhere text-ink-2 enabled:hover:bg-hover enabled:hover:text-ink [a]:hover:bg-hover [a]:hover:text-ink aria-[current=page]:bg-pen-soft aria-[current=page]:font-(--weight-semi) aria-[current=page]:text-pen-text";

const Entry = ({
  icon: Icon,
  children,
}: {
  readonly icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  readonly children: ReactNode;
}) => (
  <>
    <Icon aria-hidden className="size-4.5 flex-none" />
    {children}
  </>
);

const Sidebar = ({ user, open, onOpenChange, onOpenNotifications }: SidebarProps) => {
  const words = useWords(sidebarWords);
  const { identity, language, log } = usePlatform();
  const isPreview = usePreview();
  const notificationsMark = useId();
  const close = () => onOpenChange(false);
  // The settings have the steps of an iPhone.
  const install = useInstall(onOpenNotifications);

  const logOut = async () => {
    const result = await identity.signOut();
    if (!result.ok) log.warn("Logout failed", result.message);
  };

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      lead={<IconButton label={words.closeSidebar} icon={<PanelLeftClose />} onClick={close} />}
      title={
        <>
          <BrandMark />
          Smart Planner
        </>
      }
    >
      <nav aria-label={words.main} className="mt-2 grid gap-0.5">
        <NavLink to="/" end className={entryClass} onClick={close}>
          <Entry icon={LayoutDashboard}>{words.dashboard}</Entry>
        </NavLink>
        <NavLink to="/term" className={entryClass} onClick={close}>
          <Entry icon={CalendarRange}>{words.term}</Entry>
        </NavLink>
        <NavLink to="/time" className={entryClass} onClick={close}>
          <Entry icon={ChartNoAxesColumn}>{words.time}</Entry>
        </NavLink>
        <NavLink to="/blog" className={entryClass} onClick={close}>
          <Entry icon={BookOpen}>{words.blog}</Entry>
        </NavLink>
        <div className="@container relative">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={notificationsMark}
            className={entryClass}
            onClick={() => {
              close();
              onOpenNotifications();
            }}
          >
            <Entry icon={Bell}>{words.notifications}</Entry>
          </button>
          <span
            id={notificationsMark}
            className="pointer-events-none absolute inset-y-0 end-3 flex items-center @max-[14rem]:static @max-[14rem]:ms-11 @max-[14rem]:mb-2"
          >
            <PreviewBadge isOn={isPreview} text={words.inDevelopment} />
          </span>
        </div>
        <NavLink to="/contact" className={entryClass} onClick={close}>
          <Entry icon={Mail}>{words.contactUs}</Entry>
        </NavLink>
        {isPreview && install !== null && (
          <button
            type="button"
            className={entryClass}
            onClick={() => {
              close();
              install();
            }}
          >
            <Entry icon={MonitorDown}>
              {browserNotifier.needsHomeScreen() ? words.addToHome : words.install}
            </Entry>
          </button>
        )}
      </nav>
      {language.wanted().length > 0 && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
      <details className="group/display">
        <summary className={classNames(entryClass, "cursor-pointer list-none hover:bg-hover")}>
          <Entry icon={SlidersHorizontal}>{words.display}</Entry>
          <ChevronDown
            aria-hidden="true"
            className="ms-auto size-4 group-open/display:rotate-180"
          />
        </summary>
        <div className="grid gap-3 px-3 pt-1 pb-3">
          <Suspense>
            <DisplayFields />
          </Suspense>
        </div>
      </details>
      <PreviewSwitch className="mx-3 mt-auto py-3" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line pt-3">
        <NavLink
          to="/account"
          onClick={close}
          className="flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1 text-sm leading-[1.3] text-ink no-underline hover:bg-hover aria-[current=page]:bg-pen-soft"
        >
          <Avatar name={user.displayName} />
          <span className="min-w-0">
            <span data-own className="block truncate font-(--weight-semi)">
              {user.displayName}
            </span>
            <small className="block truncate text-xs text-ink-3">
              {user.demo ? words.demoMode : user.email}
            </small>
            <span className="sr-only">{words.yourAccount}</span>
          </span>
        </NavLink>
        <button type="button" className={entryClass} onClick={() => void logOut()}>
          <Entry icon={LogOut}>{words.logout}</Entry>
        </button>
      </div>
    </Drawer>
  );
};

export default Sidebar;
