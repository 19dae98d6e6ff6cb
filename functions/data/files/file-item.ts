import { createHash } from "node:crypto";
import * as z from "zod";
import { FilePurpose, Upload, UploadState } from "../../../shared/files/file.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import { ownerKinds, type StoredFile } from "./stored-file.ts";

const SHARDS = 8;

const partitionOf = (shard: number) => `FILE#${shard}`;

export const filePartitions = Array.from({ length: SHARDS }, (_, shard) => partitionOf(shard));

export const fileKey = (id: string): Key => ({
  pk: partitionOf((createHash("sha1").update(id).digest()[0] ?? 0) % SHARDS),
  sk: id,
});

/** `dueAt` is in ms since 1970; an owned file has none once its state is final. */
export const fileItem = ({ owner, ...file }: StoredFile, dueAt: number | undefined): Key & Item => ({
  ...file,
  ...fileKey(file.id),
  ...(owner && { ownerKind: owner.kind, ownerId: owner.id }),
  ...(dueAt !== undefined && { dueAt }),
});

const FileItem = z
  .object({
    ...Upload.shape,
    state: z.enum([...UploadState.options, "dropped"]),
    ownerKind: z.enum(ownerKinds).optional(),
    ownerId: z.string().optional(),
    uploaderId: z.string(),
    purpose: z.enum([...FilePurpose.options, "zip"]),
    createdAt: z.string(),
    uploadId: z.string().optional(),
    countedFor: z.string().optional(),
    checksum: z.string().optional(),
    hasTitle: z.boolean().optional(),
    picture: z.object({ width: z.int(), height: z.int(), checksum: z.string() }).optional(),
  })
  .transform(
    ({ ownerKind, ownerId, ...file }): StoredFile => ({
      ...file,
      owner: ownerKind && ownerId ? { kind: ownerKind, id: ownerId } : null,
    }),
  );

export const fileOf = (item: Item | undefined): StoredFile | undefined => item && FileItem.parse(item);
