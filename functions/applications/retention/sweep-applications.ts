import { removeWithProof } from "../../data/remove-with-proof.ts";
import type { Stores } from "../../data/stores.ts";
import { log } from "../../platform/logging/log.ts";
import { removalWrites } from "./removal.ts";

const PAGE = 100;
const PARALLEL = 10;

/** False if the application is no longer due, or another sweep was first. */
const expire = async (id: string, deps: Stores, now: Date): Promise<boolean> => {
  const { applications, applicationClocks, audit } = deps;
  const application = await applications.find(id);
  if (!application) {
    await deps.table.transact([applicationClocks.removeWrite(id)]);
    return false;
  }
  if (application.deleteAt > now.toISOString()) {
    await deps.table.transact([applicationClocks.setWrite(application)]);
    return false;
  }
  const proof = { audit, action: "application.expired", actor: null, requestId: null } as const;
  return removeWithProof(applications, application, proof, removalWrites(application, deps));
};

/** Each application goes in its own transaction, so that a run may end anywhere. Returns how many. */
export const sweepApplications = async (deps: Stores, now: Date): Promise<number> => {
  let count = 0;
  for (;;) {
    const due = await deps.applicationClocks.due(now, PAGE);
    const before = count;
    const failures: unknown[] = [];
    for (let start = 0; start < due.length; start += PARALLEL) {
      const some = due.slice(start, start + PARALLEL).map((id) => expire(id, deps, now));
      for (const one of await Promise.allSettled(some)) {
        if (one.status === "rejected") failures.push(one.reason);
        else if (one.value) count += 1;
      }
    }
    const isLast = due.length < PAGE || count === before;
    if (isLast) log.info("applications deleted", { count });
    if (isLast && failures.length) throw new AggregateError(failures, "Some applications were not deleted");
    if (isLast) return count;
  }
};
