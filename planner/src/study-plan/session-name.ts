import type { PlanEntry } from "../model/model.ts";

interface Named {
  readonly subject: string;
  readonly entry: Pick<PlanEntry, "taskId" | "title">;
}

/** `undefined` for a session of a subject. */
export const workTitleOf = ({ subject, entry: { taskId, title } }: Named): string | undefined => {
  const name = title?.trim() ?? "";
  return taskId === undefined || name === "" || name === subject ? undefined : name;
};

/** `History`, or for due work `History · Essay 2`. */
export const sessionNameOf = (session: Named): string => {
  const work = workTitleOf(session);
  return work === undefined ? session.subject : `${session.subject} · ${work}`;
};
