import { isAllowed, type Viewer } from "../contract/permissions.ts";

interface Seen {
  readonly id: string;
  /** Absent in galleries that are older than drafts. */
  readonly isDraft?: boolean | undefined;
}

export const maySeeGallery = (
  viewer: Pick<Viewer, "isAdmin" | "grants">,
  { id, isDraft = false }: Seen,
): boolean => !isDraft || isAllowed(viewer, "EDIT_GROUP", id);
