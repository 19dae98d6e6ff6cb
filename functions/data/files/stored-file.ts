import type { FilePurpose, UploadState } from "../../../shared/files/file.ts";

export const ownerKinds = [
  "article",
  "employee",
  "organisation",
  "forumEntry",
  "cloudItem",
  "cloudRequest",
  "galleryImage",
  "event",
  "miscEntry",
  "application",
] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** Describes the bytes as they were uploaded, so that the same picture is recognised. */
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
  /** `zip`: made by a job, to be downloaded only. */
  readonly purpose: FilePurpose | "zip";
  /** `dropped`: hidden, its bytes about to be deleted. */
  readonly state: UploadState | "dropped";
  readonly reason: string | null;
  readonly createdAt: string;
  /** Only of an upload in parts. */
  readonly uploadId?: string | undefined;
  /** The account of `CLOUD_USAGE` that its bytes count for. */
  readonly countedFor?: string | undefined;
  /** The checksum of the content (`content-checksum.ts`), where it is known. */
  readonly checksum?: string | undefined;
  /** Whether the size shown above an article exists; earlier uploads lack it. */
  readonly hasTitle?: boolean | undefined;
  /** Only for images of a gallery, once ready. */
  readonly picture?: PictureFacts | undefined;
}
