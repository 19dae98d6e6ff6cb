import type { Employee } from "../../../shared/organisations/employee.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { locatedChange, watchedBy } from "./watched-change.ts";

export const loadBundles = async (hour: string, deps: LinkedStores) => {
  const [changes, watched] = await Promise.all([deps.cloudChanges.of(hour), deps.cloudWatches.all()]);
  if (changes.length === 0 || watched.size === 0) return () => [];
  const [tree, viewerOf] = await Promise.all([deps.cloudTree(), loadEmployeeViewers(deps)]);
  const located = changes.flatMap((change) => locatedChange(change, tree) ?? []);

  return (employee: Employee) => {
    const folders = watched.get(employee.id);
    const viewer = folders && viewerOf(employee);
    if (!viewer) return [];
    const watcher = { id: employee.id, viewer, folders };
    return located.flatMap((about) => {
      const folder = watchedBy(watcher, about);
      return folder ? [{ ...about, folder }] : [];
    });
  };
};

export type BundledChange = ReturnType<Awaited<ReturnType<typeof loadBundles>>>[number];
