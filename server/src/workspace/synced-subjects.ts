import { families } from "@smart-planner/contract";
import type { SubjectRecords } from "@smart-planner/planner/work";
import type { OfUser } from "../database/of-user.ts";
import { recordsOf } from "./synced-records.ts";

const nothing: SubjectRecords = { works: {}, topics: {}, paces: {}, log: [], reviews: [] };

/** What a student has said of their subjects and studied for them, as it was last synced. */
export async function readSyncedSubjects(of: OfUser): Promise<SubjectRecords> {
  const works = await recordsOf({ ...of, family: families.subjects });
  const paces = await recordsOf({ ...of, family: families.paces });
  // Most students have none of it.
  if (Object.keys(works).length + Object.keys(paces).length === 0) return nothing;
  return {
    works,
    paces,
    topics: await recordsOf({ ...of, family: families.topics }),
    log: Object.values(await recordsOf({ ...of, family: families.log })),
    reviews: Object.values(await recordsOf({ ...of, family: families.reviews })),
  };
}
