import type { FilePurpose, UploadState } from "../../../shared/files/file.ts";

export const ownerKinds = ["article", "employee", "organisation", "forumEntry"] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

export interface StoredFile {
  readonly id: string;
  readonly owner: Owner | null;
  readonly uploaderId: string;
  readonly fileName: string;
  /** As the uploader declared it; detected from the bytes once ready. */
  readonly contentType: string;
  readonly size: number;
  readonly purpose: FilePurpose;
  /** `dropped`: hidden, its bytes about to be deleted. */
  readonly state: UploadState | "dropped";
  readonly reason: string | null;
  readonly createdAt: string;
}

export type FileFacts = Pick<StoredFile, "id" | "fileName" | "contentType" | "size">;
