import { eraseDataOf } from "../administration/data-requests/erase-data.ts";
import { findDataOf } from "../administration/data-requests/find-data.ts";
import { openZipStore } from "../data/jobs/zip-store.repository.ts";
import { openStores } from "../data/stores.ts";
import { openPersonalSources } from "./personal-sources.ts";

const stores = openStores();
const deps = { ...stores, sources: openPersonalSources(stores), zipStore: openZipStore() };

/** One after the other, since each holds all that it finds in memory. */
export const handler = async (): Promise<void> => {
  const failures: unknown[] = [];
  for (const { id, isErasing } of await stores.dataRequests.due(new Date())) {
    const work = isErasing ? eraseDataOf(deps, id) : findDataOf(deps, id);
    await work.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some data requests are not done");
};
