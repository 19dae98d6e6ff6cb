import { type CheckedFile, check, MOST_CHECKED } from "../../../shared/cloud/check.contract.ts";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import { call } from "../../app/client/call.ts";
import type { UploadEntry } from "../../components/files/upload-entry.ts";
import type { CloudLocation } from "./remembered-uploads.ts";

export type ComparedEntry = Pick<UploadEntry<CloudLocation>, "key" | "file" | "location">;

const sha256 = (bytes: BufferSource) => crypto.subtle.digest("SHA-256", bytes);

/** SHA-256 of the parts' checksums, as on the server. Undefined if the file cannot be read. */
const checksumOf = async (file: File): Promise<string | undefined> => {
  const parts: ArrayBuffer[] = [];
  try {
    for (let start = 0; start < file.size; start += PART_SIZE) {
      parts.push(await sha256(await file.slice(start, start + PART_SIZE).arrayBuffer()));
    }
  } catch {
    return undefined;
  }
  const whole = await sha256(await new Blob(parts).arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(whole)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

interface Read {
  readonly one: ComparedEntry;
  readonly checksum?: string | undefined;
}

type OnFound = (one: ComparedEntry, found: CheckedFile) => void;

const ask = async (parentId: string | null, files: readonly Read[], onFound: OnFound): Promise<void> => {
  const planned = files.map(({ one: { file, location }, checksum }) => ({
    name: file.name,
    size: file.size,
    folders: [...location.folders],
    ...(checksum !== undefined && { checksum }),
  }));
  const { data } = await call(check, { body: { parentId, files: planned } });
  for (const [at, found] of data.entries()) {
    const read = files[at];
    if (read) onFound(read.one, found);
  }
};

/** Reads only files that may be duplicates. */
export const compareFiles = async (
  parentId: string | null,
  files: readonly ComparedEntry[],
  onFound: OnFound,
): Promise<void> => {
  for (let start = 0; start < files.length; start += MOST_CHECKED) {
    const alike: { readonly one: ComparedEntry; readonly found: CheckedFile }[] = [];
    const some = files.slice(start, start + MOST_CHECKED).map((one) => ({ one }));
    await ask(parentId, some, (one, found) => {
      if (found.isAlike) alike.push({ one, found });
      else onFound(one, found);
    });
    const read: Read[] = [];
    for (const { one, found } of alike) {
      const checksum = await checksumOf(one.file);
      if (checksum === undefined) onFound(one, found);
      else read.push({ one, checksum });
    }
    if (read.length > 0) await ask(parentId, read, onFound);
  }
};
