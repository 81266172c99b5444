import type { ExportReading } from "@smart-planner/contract";
import { syncWords } from "@smart-planner/words/en/sync";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { ImportRow } from "./import-preview.ts";

export type ReadExport = Extract<ExportReading, { ok: true }>;

const Change = ({ row }: { readonly row: ImportRow }) => {
  const words = useWords(syncWords);
  if (row.isSame) return <>{words.staysSame}</>;
  if (row.before === undefined) return <>{words.new(row.after)}</>;
  return (
    <>
      {row.before} → {row.after}
    </>
  );
};

/** Shows the changes before importing. */
export const ImportDialog = ({
  rows,
  unusable,
  onImport,
  onClose,
}: {
  readonly rows: readonly ImportRow[];
  readonly unusable: readonly string[];
  readonly onImport: () => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(syncWords);
  const isSame = rows.every((row) => row.isSame);
  return (
    <Dialog
      onClose={onClose}
      title={words.importQuestion}
      cancels
      actions={
        <Button variant="primary" disabled={isSame} onClick={onImport}>
          {words.import}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">{isSame ? words.allHere : words.replaces}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {rows.map((row) => (
          <div key={row.key} className="contents">
            <dt className="font-(--weight-medium)">{row.label}</dt>
            <dd className={row.isSame ? "text-ink-3" : ""}>
              <Change row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {unusable.length > 0 && (
        <p className="text-sm text-danger wrap-anywhere">{words.leftOut(unusable)}</p>
      )}
    </Dialog>
  );
};
