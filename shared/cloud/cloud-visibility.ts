import {
  type DocumentVisibility,
  isVisibleTo,
  narrowestOf,
  type ViewerFacts,
} from "../visibility/visibility.ts";

interface Seen {
  readonly visibility: DocumentVisibility;
}

/** `path`: an item and all folders above it, each of which must admit the viewer. */
export const isAdmitted = (viewer: ViewerFacts, path: readonly Seen[]): boolean =>
  path.every(({ visibility }) => isVisibleTo(viewer, visibility));

export const visibilityOf = (path: readonly Seen[]): DocumentVisibility =>
  narrowestOf(path.map(({ visibility }) => visibility));

/** The content of a deleted folder counts as deleted. */
export const maySeeItem = (
  viewer: ViewerFacts,
  path: readonly (Seen & { readonly deletedAt: string | null })[],
): boolean => path.every(({ deletedAt }) => deletedAt === null) && isAdmitted(viewer, path);
