import "../../styles/planner.css";
import { accountWords } from "@smart-planner/words/en/account";
import { lazy, useState } from "react";
import { DeleteSection } from "../../features/account/delete-section.tsx";
import { DemoSection } from "../../features/account/demo-section.tsx";
import { ParkedSection } from "../../features/account/parked-section.tsx";
import { ProfileSection } from "../../features/account/profile-section.tsx";
import { SessionsSection } from "../../features/account/sessions-section.tsx";
import { StoredSection } from "../../features/account/stored-section.tsx";
import { DisplaySection } from "../../features/display/display-settings.tsx";
import { DataSection } from "../../features/sync/data-section.tsx";
import { PlanHistory } from "../../features/sync/plan-history.tsx";
import { OwnPlanner } from "../../planner-hooks/planner-context.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { RailSheet } from "../../ui/rail-sheet.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Page } from "../page.tsx";
import { useUser } from "../session.ts";

/** Loaded beside the page, so that its own files are not named on the first one. */
const WaysSection = lazyPart(() => import("../../features/account/ways-section.tsx"));
const CalendarSections = lazy(() => import("../calendar-sections.tsx"));

export const Component = () => (
  <OwnPlanner>
    <Account />
  </OwnPlanner>
);

const Account = () => {
  const user = useUser();
  const { yourAccount } = useWords(accountWords);
  const [passwordChanges, setPasswordChanges] = useState(0);
  if (user === null) return null;
  return (
    <Page title={yourAccount}>
      <h1 className="mt-2 mb-6">{yourAccount}</h1>
      <RailSheet
        rail={
          user.demo ? (
            <DemoSection user={user} />
          ) : (
            <>
              <ProfileSection key={user.uid} user={user} />
              {/* A new password signs other devices out: list them again. */}
              <SessionsSection key={passwordChanges} />
            </>
          )
        }
        main={
          <>
            {/*
             * The page waits for all of its parts: inserted later, they would move the text below.
             */}
            {!user.demo && (
              <WaysSection
                user={user}
                onSessionsChanged={() => setPasswordChanges((count) => count + 1)}
              />
            )}
            <DisplaySection />
            <CalendarSections isDemo={user.demo} />
            <DataSection />
            <PlanHistory />
            <ParkedSection key={user.uid} />
            {!user.demo && (
              <>
                <StoredSection />
                <DeleteSection user={user} />
              </>
            )}
          </>
        }
      />
    </Page>
  );
};
