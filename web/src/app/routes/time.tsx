import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { useWords } from "../../ui/use-words.ts";
import "../../styles/planner.css";
import { Link } from "react-router";
import { ChanceAccount } from "../../features/due-work/chance.tsx";
import { YourTime } from "../../features/your-time/your-time.tsx";
import { OwnPlanner } from "../../planner-hooks/planner-context.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Page } from "../page.tsx";

const Nothing = () => {
  const words = useWords(yourTimeWords);
  return (
    <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
      <h2 className="text-xl text-ink-2">{words.nothingYet}</h2>
      <p className="text-ink-2">{words.nothingYetText}</p>
      <Link to="/" className={`${buttonClass({ variant: "primary" })} mt-3`}>
        {words.goToToday}
      </Link>
    </div>
  );
};

export const Component = () => {
  const words = useWords(yourTimeWords);
  return (
    <OwnPlanner>
      <Page title={words.yourTime}>
        <h1 className="mt-2 mb-1.5">{words.yourTime}</h1>
        <YourTime empty={<Nothing />} />
        <ChanceAccount />
      </Page>
    </OwnPlanner>
  );
};
