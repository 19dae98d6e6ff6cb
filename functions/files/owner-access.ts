import type { Viewer } from "../../shared/contract/permissions.ts";

export interface OwnerAccess {
  readonly maySee: (id: string, viewer: Viewer, now: Date) => Promise<boolean>;
  readonly hasPublicImages: (id: string, now: Date) => Promise<boolean>;
}
