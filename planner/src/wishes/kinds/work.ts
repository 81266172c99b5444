import { listed } from "../../model/listed.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { kept, sessionsOf, unkept } from "./checking.ts";
import type { Kind } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";

export const work: Kind<"work"> = {
  apply: ({ inputs }, wishes) => {
    for (const { subjects, minutes } of wishes)
      inputs.subjects = inputs.subjects.map((subject) =>
        subjects.includes(subject.name.trim()) ? { ...subject, workMinutes: minutes } : subject,
      );
  },
  check: (facts, { subjects, minutes }) => {
    for (const subject of subjects) {
      const planned = totalMinutes(sessionsOf(facts, { subjects: [subject] }));
      if (Math.abs(planned - minutes) > Math.max(minutes * 0.1, 30))
        return unkept(`${subject} gets ${Math.round(planned / 6) / 10} hours.`);
    }
    return kept;
  },
  describe: ({ minutes, subjects }) =>
    `${spokenMinutes(minutes)} for ${subjects.length > 1 ? "each of " : ""}${listed(subjects)}`,
  topic: ({ kind, subjects }) => [kind, subjects],
};
