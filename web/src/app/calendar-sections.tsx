import { use } from "react";
import { Link } from "react-router";
import { CalendarListSection } from "../features/calendars/calendar-list-section.tsx";
import { PlanFeedSection } from "../features/calendars/plan-feed-section.tsx";
import { usePlatform } from "../platform/platform.ts";
import { buttonClass } from "../ui/button-class.ts";

const CalendarSections = ({ isDemo }: { readonly isDemo: boolean }) => {
  const { openWorkspace } = usePlatform();
  const workspace = use(openWorkspace());
  return (
    <>
      <CalendarListSection
        workspace={workspace}
        isDemo={isDemo}
        manage={
          <Link to="/" className={buttonClass({ variant: "secondary", size: "sm" })}>
            Manage
          </Link>
        }
      />
      <PlanFeedSection workspace={workspace} isDemo={isDemo} />
    </>
  );
};

export default CalendarSections;
