import type { Viewer } from "../../shared/contract/permissions.ts";

export interface OwnerAccess {
  readonly maySee: (id: string, viewer: Viewer, now: Date) => Promise<boolean>;
  /** If it gives its files another name than they came with. */
  readonly titleOf?: (id: string) => Promise<string | undefined>;
  readonly hasPublicImages: (id: string, now: Date) => Promise<boolean>;
}
