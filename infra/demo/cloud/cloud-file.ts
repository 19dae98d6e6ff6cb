import { subWeeks } from "date-fns/subWeeks";
import type { Uploaded } from "../../../functions/data/cloud/cloud-items.collection.ts";
import { usageAccount } from "../../../functions/data/files/cloud-usage.repository.ts";
import { checksumOf } from "../../../functions/data/files/content-checksum.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import type { FileText } from "./cloud.text.ts";
import { bytesOf, typeOf } from "./file-bytes.ts";

export interface Content {
  readonly uploaded: Uploaded;
  readonly seeded: SeededFile;
}

const linesAt = (age: number, lines: readonly string[]) => lines.slice(0, Math.max(1, lines.length - age));

export const contentsOf = (
  itemId: string,
  { name, lines, versions = 0 }: FileText,
  { office, ...by }: Omit<Uploaded, "file"> & { readonly office: string | null },
): Promise<Content[]> =>
  Promise.all(
    Array.from({ length: versions + 1 }, async (_, age) => {
      const bytes = await bytesOf(name, linesAt(age, lines));
      const id = `${itemId}-file-${age}`;
      const checksum = checksumOf(bytes);
      const file = { id, fileName: name, contentType: typeOf(name), size: bytes.length, checksum };
      const uploadedAt = subWeeks(by.uploadedAt, age).toISOString();
      const stored = {
        ...file,
        owner: { kind: "cloudItem" as const, id: itemId },
        uploaderId: "user-2",
        purpose: "cloud" as const,
        countedFor: usageAccount(office),
        state: "ready" as const,
        reason: null,
        createdAt: uploadedAt,
      };
      return { uploaded: { ...by, file, uploadedAt }, seeded: { file: stored, content: bytes } };
    }),
  );
