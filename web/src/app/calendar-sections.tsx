import { calendarsWords } from "@smart-planner/words/en/calendars";
import { Link } from "react-router";
import { CalendarListSection } from "../features/calendars/calendar-list-section.tsx";
import { PlanFeedSection } from "../features/calendars/plan-feed-section.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { useWords } from "../ui/use-words.ts";

const CalendarSections = ({ isDemo }: { readonly isDemo: boolean }) => (
  <>
    <CalendarListSection
      isDemo={isDemo}
      manage={
        <Link to="/" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {useWords(calendarsWords).manage}
        </Link>
      }
    />
    <PlanFeedSection isDemo={isDemo} />
  </>
);

export default CalendarSections;
