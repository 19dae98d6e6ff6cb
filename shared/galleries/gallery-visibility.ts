import { isAllowed, type Viewer } from "../contract/permissions.ts";

interface Seen {
  readonly id: string;
  /** Those that are older than drafts have none. */
  readonly isDraft?: boolean | undefined;
}

/** A draft is seen by who may edit it. */
export const maySeeGallery = (
  viewer: Pick<Viewer, "isAdmin" | "grants">,
  { id, isDraft = false }: Seen,
): boolean => !isDraft || isAllowed(viewer, "EDIT_GROUP", id);
