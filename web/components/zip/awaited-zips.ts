const KEY = "awaitedZips";

/** The ids of those that were under way when last asked: they outlast the page. */
export const awaitedZips = {
  read: (): readonly string[] => (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean),
  write: (ids: readonly string[]): void => {
    if (ids.length > 0) sessionStorage.setItem(KEY, ids.join(" "));
    else sessionStorage.removeItem(KEY);
  },
};
