import { planHelpWords } from "@smart-planner/words/en/plan-help";
import { planUpdateWords } from "@smart-planner/words/en/plan-update";
import type { UpdateHelp } from "../../planner-service/update-helps.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWords } from "../../ui/use-words.ts";

const strong = (text: string) => (
  <b key="strong" className="font-(--weight-semi)">
    {text}
  </b>
);

const Effect = ({ foundMinutes, leftMinutes }: UpdateHelp) => {
  const words = useWords(planUpdateWords);
  if (foundMinutes !== undefined) return words.found(strong, foundMinutes, leftMinutes);
  return leftMinutes === 0 ? strong(words.allFits) : words.short(leftMinutes);
};

/** Changes that make room or leave less to do; a press previews the plan. */
export const HelpList = ({
  helps,
  onHelp,
}: {
  /** The best first; null while they are worked out. */
  readonly helps: readonly UpdateHelp[] | null;
  readonly onHelp: (help: UpdateHelp) => void;
}) => {
  const words = useWords(planUpdateWords);
  const { offer } = useWords(planHelpWords);
  return (
    <section aria-label={words.howToFit}>
      <h3>{words.howToFit}</h3>
      <div aria-live="polite" className="mt-2 text-sm text-ink-2">
        {helps === null && (
          <p className="flex items-center gap-3">
            <Spinner />
            {words.trying}
          </p>
        )}
        {helps?.length === 0 && <p>{words.noHelp}</p>}
      </div>
      {helps !== null && helps.length > 0 && (
        <ul className="flex flex-wrap gap-2 max-md:grid">
          {helps.map((help) => (
            <li key={offer(help.change)} className="grid text-sm">
              <Button className="max-md:min-h-11" onClick={() => onHelp(help)}>
                <span>{words.help(offer(help.change), <Effect key="effect" {...help} />)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
