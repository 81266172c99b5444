import { accountWords } from "@smart-planner/words/en/account";
import { Download, Printer } from "lucide-react";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

/** Stays until they are saved: there is no other copy. */
export const CodesPanel = ({
  codes,
  email,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onSaved: () => void;
}) => {
  const words = useWords(accountWords);
  const { files, page } = usePlatform();
  const download = () =>
    files.save({
      name: "smart-planner-recovery-codes.txt",
      type: "text/plain",
      text: [words.codesOf(email), words.codesUse, "", ...codes, ""].join("\n"),
    });

  return (
    <div
      data-print-part
      className="grid gap-4 rounded-card bg-rail px-5 py-4.5 inset-ring inset-ring-line-strong"
    >
      <p className="text-sm">
        <strong>{words.codesShown(codes.length)}</strong>{" "}
        <span className="text-ink-2">{words.codesSave}</span>
      </p>
      <ol
        aria-label={words.recoveryCodes}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,20%-1.5rem)),1fr))] gap-x-6 gap-y-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="font-mono text-md font-semibold tracking-[0.02em] whitespace-nowrap">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div data-print="hide" className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Printer />} onClick={page.print}>
          {words.print}
        </Button>
        <Button size="sm" icon={<Download />} onClick={download}>
          {words.download}
        </Button>
        <Button size="sm" variant="primary" className="md:ms-auto" onClick={onSaved}>
          {words.savedThem}
        </Button>
      </div>
    </div>
  );
};
