import type { Viewer } from "../../shared/contract/permissions.ts";

export type PublicKind = "image" | "attachment";

export interface OwnerAccess {
  readonly maySee: (id: string, viewer: Viewer, now: Date) => Promise<boolean>;
  /** If it gives its files another name than they came with. */
  readonly titleOf?: (id: string) => Promise<string | undefined>;
  /** What of it anybody may read without a session; nothing unless told. */
  readonly isPublic?: (id: string, kind: PublicKind, now: Date) => Promise<boolean>;
}
