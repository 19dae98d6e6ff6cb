import {
  type DocumentVisibility,
  isVisibleTo,
  narrowestOf,
  type Onlooker,
} from "../visibility/visibility.ts";

interface Seen {
  readonly visibility: DocumentVisibility;
}

/** `path`: an item and every folder above it, which all must admit the onlooker. */
export const isAdmitted = (onlooker: Onlooker, path: readonly Seen[]): boolean =>
  path.every(({ visibility }) => isVisibleTo(onlooker, visibility));

/** What all of a path amount to together. */
export const visibilityOf = (path: readonly Seen[]): DocumentVisibility =>
  narrowestOf(path.map(({ visibility }) => visibility));

/** Nothing in a deleted folder is there any more. */
export const maySeeItem = (
  onlooker: Onlooker,
  path: readonly (Seen & { readonly deletedAt: string | null })[],
): boolean => path.every(({ deletedAt }) => deletedAt === null) && isAdmitted(onlooker, path);
