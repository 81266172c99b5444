import "../../styles/planner.css";
import { Link } from "react-router";
import { ChanceAccount } from "../../features/due-work/chance.tsx";
import { YourTime } from "../../features/your-time/your-time.tsx";
import { OwnPlanner } from "../../planner-hooks/planner-context.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Page } from "../page.tsx";

const Nothing = () => (
  <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
    <h2 className="text-xl text-ink-2">Nothing to show yet</h2>
    <p className="text-ink-2">Tick a session or start the timer, and your time appears here.</p>
    <Link to="/" className={`${buttonClass({ variant: "primary" })} mt-3`}>
      Go to today
    </Link>
  </div>
);

export const Component = () => (
  <OwnPlanner>
    <Page title="Your time">
      <h1 className="mt-2 mb-1.5">Your time</h1>
      <YourTime empty={<Nothing />} />
      <ChanceAccount />
    </Page>
  </OwnPlanner>
);
