import type { FilePurpose, UploadState } from "../../../shared/files/file.ts";

export const ownerKinds = ["article", "employee", "organisation", "forumEntry", "galleryImage"] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** Of the bytes as they were uploaded, so that the same picture is recognised. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly checksum: string;
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
  /** Of images of a gallery, once ready. */
  readonly picture?: PictureFacts | undefined;
}
