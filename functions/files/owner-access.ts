import type { Viewer } from "../../shared/contract/permissions.ts";

/** Who may fetch the files of one kind of owner. */
export interface OwnerAccess {
  /** Whether this person sees the owner now. */
  readonly maySee: (id: string, viewer: Viewer, now: Date) => Promise<boolean>;
  /** Whether its images are for everybody, signed in or not. */
  readonly hasPublicImages: (id: string, now: Date) => Promise<boolean>;
}
