import { readExportFile } from "@smart-planner/contract";
import { planWords } from "@smart-planner/words/en/plans";
import { recordWords } from "@smart-planner/words/en/records";
import { syncWords } from "@smart-planner/words/en/sync";
import { Download, Undo2, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { exportData } from "./export-data.ts";
import { ImportDialog, type ReadExport } from "./import-dialog.tsx";
import { previewImport } from "./import-preview.ts";

type Message = { readonly variant: "success" | "danger"; readonly text: string };

const maxFileBytes = 20 * 1024 * 1024;

export const DataSection = () => {
  const words = useWords(syncWords);
  const plans = useWords(planWords);
  const records = useWords(recordWords);
  const platform = usePlatform();
  const planner = usePlanner();
  const { workspace } = planner;
  const clearedMode = useSyncExternalStore(workspace.subscribe, workspace.clearedMode);
  const [chosen, setChosen] = useState<ReadExport | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    setMessage(null);
    const reading =
      file.size > maxFileBytes
        ? ({ ok: false, reason: "tooLarge" } as const)
        : readExportFile(await file.text());
    // The same file may be chosen again.
    currentTarget.value = "";
    if (reading.ok) setChosen(reading);
    else setMessage({ variant: "danger", text: words.notImported[reading.reason] });
  };

  const importChosen = (file: ReadExport) => {
    planner.bring(file);
    setChosen(null);
    setMessage({ variant: "success", text: words.imported });
  };

  return (
    <Block heading={words.data}>
      <p className="mb-4 text-sm text-ink-2">{words.dataText}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Download />} onClick={() => exportData(platform, workspace)}>
          {words.exportData}
        </Button>
        <Button icon={<Upload />} onClick={() => picker.current?.click()}>
          {words.importData}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label={words.exportFile}
          className="hidden"
          onChange={(event) => void choose(event)}
        />
        {clearedMode !== null && (
          <Button
            icon={<Undo2 />}
            onClick={() => {
              planner.undoClear();
              setMessage({ variant: "success", text: words.clearUndone });
            }}
          >
            {words.undoClear}
          </Button>
        )}
      </div>
      {message !== null && (
        <Notice variant={message.variant} className="mt-4">
          {message.text}
        </Notice>
      )}
      {chosen !== null && (
        <ImportDialog
          rows={previewImport({ file: chosen, workspace, words, plans, records })}
          unusable={chosen.unusable}
          onImport={() => importChosen(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </Block>
  );
};
