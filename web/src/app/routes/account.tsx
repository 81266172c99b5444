import { Suspense } from "react";
import { DataSection } from "../../features/sync/data-section.tsx";
import { EarlierPlans } from "../../features/sync/earlier-plans.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Block } from "../../ui/block.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Page } from "../page.tsx";
import { useUser } from "../session.ts";

export const Component = () => {
  const user = useUser();
  if (user === null) return null;
  return (
    <Page title="Your account" width="public">
      <h1 className="mt-2 mb-6">Your account</h1>
      <Sheet className="max-w-read">
        <Block heading="Profile" aside={user.demo && <Badge variant="outline">Demo mode</Badge>}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
            <dt className="text-ink-3">Name</dt>
            <dd className="wrap-anywhere">{user.displayName}</dd>
            <dt className="text-ink-3">Email</dt>
            <dd className="wrap-anywhere">{user.email}</dd>
          </dl>
        </Block>
        <Suspense>
          <DataSection />
          {!user.demo && <EarlierPlans />}
        </Suspense>
      </Sheet>
    </Page>
  );
};
