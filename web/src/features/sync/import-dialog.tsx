import type { ExportReading } from "@smart-planner/contract";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { ImportRow } from "./import-preview.ts";

export type ReadExport = Extract<ExportReading, { ok: true }>;

const Change = ({ row }: { readonly row: ImportRow }) => {
  if (row.isSame) return <>stays as it is</>;
  if (row.before === undefined) return <>new: {row.after}</>;
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
}) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Import this file?"
    actions={
      <>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" disabled={rows.every(({ isSame }) => isSame)} onClick={onImport}>
          Import
        </Button>
      </>
    }
  >
    <p className="text-sm text-ink-2">
      {rows.every(({ isSame }) => isSame)
        ? "Everything in this file is here already."
        : "These parts will be replaced; ticks and other records are added to yours. What is not listed stays as it is."}
    </p>
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
      <p className="text-sm text-danger wrap-anywhere">
        Not readable and left out: {unusable.join(", ")}.
      </p>
    )}
  </Dialog>
);
