import type { Family, RecordValue } from "@smart-planner/contract";
import type { PutResult, Workspace } from "../platform/workspace.ts";

export type RecordChanges<Name extends Family> = readonly (readonly [
  id: string,
  /** Null removes the record. */
  after: RecordValue<Name> | null,
])[];

/** Changes records. Undo leaves those that were changed again since. */
export const putWithUndo = <Name extends Family>(
  workspace: Workspace,
  family: Name,
  changes: RecordChanges<Name>,
): { readonly result: PutResult; readonly undo: () => void } => {
  const before = workspace.records(family);
  const store = (all: RecordChanges<Name>) =>
    workspace.together(() => {
      const result = workspace.putRecords(
        family,
        all.flatMap(([id, after]) => (after === null ? [] : [[id, after] as const])),
      );
      if (result.ok)
        workspace.removeRecords(
          family,
          all.flatMap(([id, after]) => (after === null ? id : [])),
        );
      return result;
    });
  const result = store(changes);
  const { texts } = workspace.recordMap(family);
  const undo = () => {
    const now = workspace.recordMap(family).texts;
    const unchanged = changes.filter(([id]) => now.get(id) === texts.get(id));
    store(
      unchanged.map(
        ([id]) => [id, Object.hasOwn(before, id) ? (before[id] ?? null) : null] as const,
      ),
    );
  };
  return { result, undo };
};
