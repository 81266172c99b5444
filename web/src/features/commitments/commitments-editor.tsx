import type { Commitment } from "@smart-planner/planner/model";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { useId, useState } from "react";
import { useMoment } from "../../platform/use-moment.ts";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { CommitmentForm, newCommitment } from "./commitment-form.tsx";
import { CommitmentList } from "./commitment-list.tsx";

interface Removed {
  readonly commitment: Commitment;
  readonly index: number;
}

/** Things that take time: every week, every second week, or only once. */
export const CommitmentsEditor = ({
  commitments,
  onCommitmentsChange,
}: {
  readonly commitments: readonly Commitment[];
  readonly onCommitmentsChange: (commitments: readonly Commitment[]) => void;
}) => {
  const words = useWords(commitmentsWords);
  const id = useId();
  const { day: today } = useMoment();
  const [edited, setEdited] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  const inForm = edited === null ? undefined : commitments[edited];

  const focusOnRow = (index: number) => focusOn(`li:nth-child(${index + 1}) button`);

  const endEdit = () => {
    if (edited !== null) focusOnRow(edited);
    setEdited(null);
  };

  const save = (commitment: Commitment) => {
    onCommitmentsChange(
      inForm === undefined
        ? [...commitments, commitment]
        : commitments.map((other, index) => (index === edited ? commitment : other)),
    );
    endEdit();
  };

  const remove = (index: number) => {
    const commitment = commitments[index];
    if (commitment === undefined) return;
    onCommitmentsChange(commitments.filter((_, other) => other !== index));
    setRemoved({ commitment, index });
    setEdited(null);
    focusOn("[role=status] button");
  };

  const putBack = ({ commitment, index }: Removed) => {
    onCommitmentsChange(commitments.toSpliced(index, 0, commitment));
    setRemoved(null);
    focusOnRow(index);
  };

  const list = (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id}>{words.yourCommitments}</h3>
      {commitments.length === 0 ? (
        <p className="text-sm text-ink-3">{words.none}</p>
      ) : (
        <CommitmentList
          commitments={commitments}
          today={today}
          edited={edited}
          onEdit={setEdited}
          onRemove={remove}
        />
      )}
    </section>
  );

  return (
    <div ref={area} className="grid gap-6">
      {commitments.length > 0 && list}
      <CommitmentForm
        key={edited ?? "new"}
        initial={inForm ?? newCommitment}
        isEdit={inForm !== undefined}
        onSave={save}
        onCancel={endEdit}
      />
      {removed !== null && (
        <Notice onUndo={() => putBack(removed)}>{words.removed(removed.commitment.name)}</Notice>
      )}
      {commitments.length === 0 && list}
    </div>
  );
};
