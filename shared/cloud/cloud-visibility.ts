import {
  type DocumentVisibility,
  isVisibleTo,
  narrowestOf,
  type ViewerFacts,
} from "../visibility/visibility.ts";

interface Seen {
  readonly visibility: DocumentVisibility;
}

/** `path`: an item and every folder above it, which all must admit the viewer. */
export const isAdmitted = (viewer: ViewerFacts, path: readonly Seen[]): boolean =>
  path.every(({ visibility }) => isVisibleTo(viewer, visibility));

/** What all of a path amount to together. */
export const visibilityOf = (path: readonly Seen[]): DocumentVisibility =>
  narrowestOf(path.map(({ visibility }) => visibility));

/** Nothing in a deleted folder is there any more. */
export const maySeeItem = (
  viewer: ViewerFacts,
  path: readonly (Seen & { readonly deletedAt: string | null })[],
): boolean => path.every(({ deletedAt }) => deletedAt === null) && isAdmitted(viewer, path);
