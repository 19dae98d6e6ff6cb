import { ulid } from "ulid";
import { openZipJobs } from "../../../functions/data/jobs/zip-jobs.repository.ts";
import { portal } from "../../portal.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { members, oneself } from "./rights.ts";

const own = {
  zipJob: async () => {
    const { table, as } = await portal();
    const { user } = await as("admin");
    const id = ulid();
    const job = { id, userId: user.id, chosen: { cloudIds: ["1"] }, fileName: "Auswahl.zip", fileId: null };
    const begun = {
      state: "waiting",
      done: 0,
      total: 10,
      files: 1,
      leftOut: 0,
      readyUntil: null,
      runs: 0,
      createdAt: new Date().toISOString(),
    } as const;
    await openZipJobs(table).insert({ ...job, ...begun });
    return { id };
  },
};

export const jobsRows: AreaRows<"jobs"> = {
  zip: {
    isOwn: true,
    right: members,
    body: { cloudIds: ["unknown"] },
  },
  list: { isOwn: true, right: members },
  read: { isOwn: true, right: oneself, resource: own.zipJob },
  remove: { isOwn: true, right: oneself, resource: own.zipJob },
};
