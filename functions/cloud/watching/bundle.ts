import type { Employee } from "../../../shared/organisations/employee.ts";
import { loadOnlookers } from "../../data/people/onlookers.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { placedChange, watchedBy } from "./watched-change.ts";

/** What the changes of an hour are for each who watches: by the rules and the tree of now. */
export const loadBundles = async (hour: string, deps: LinkedStores) => {
  const [changes, watched] = await Promise.all([deps.cloudChanges.of(hour), deps.cloudWatches.all()]);
  if (changes.length === 0 || watched.size === 0) return () => [];
  const [tree, onlookerOf] = await Promise.all([deps.cloudTree(), loadOnlookers(deps)]);
  const placed = changes.flatMap((change) => placedChange(change, tree) ?? []);

  return (employee: Employee) => {
    const folders = watched.get(employee.id);
    const onlooker = folders && onlookerOf(employee);
    if (!onlooker) return [];
    const watcher = { id: employee.id, onlooker, folders };
    return placed.flatMap((about) => {
      const folder = watchedBy(watcher, about);
      return folder ? [{ ...about, folder }] : [];
    });
  };
};

export type BundledChange = ReturnType<Awaited<ReturnType<typeof loadBundles>>>[number];
