import type { FilePurpose, UploadState } from "../../../shared/files/file.ts";

/** What may own files. Who may fetch them follows from it (`functions/files/owners`). */
export const ownerKinds = ["article", "employee", "organisation"] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** A file as it is stored, beside its bytes. */
export interface StoredFile {
  readonly id: string;
  /** Null as long as nothing has taken it. */
  readonly owner: Owner | null;
  /** The user who uploaded it. */
  readonly uploaderId: string;
  readonly fileName: string;
  /** As the uploader called it; what the bytes are once it is ready. */
  readonly contentType: string;
  readonly size: number;
  readonly purpose: FilePurpose;
  /** `dropped`: nobody sees it any more, and its bytes are about to go. */
  readonly state: UploadState | "dropped";
  readonly reason: string | null;
  readonly createdAt: string;
}

/** What an entity keeps of a file it lists. */
export type FileFacts = Pick<StoredFile, "id" | "fileName" | "contentType" | "size">;
