import type { publicRequests } from "../../../shared/cloud/public-requests.contract.ts";
import type { BodyOf, ReplyOf } from "../../../shared/contract/endpoint.ts";
import { PART_SIZE } from "../../../shared/files/parts.ts";
import { filesIn, type RequestUse } from "../../data/cloud/request-uses.repository.ts";
import { isParted } from "../../data/files/parted-uploads.ts";
import type { StoredFile } from "../../data/files/stored-file.ts";
import type { PublicRequestsDeps } from "./public-requests.deps.ts";

export type BegunUpload = ReplyOf<typeof publicRequests.begin>;

type Asked = BodyOf<typeof publicRequests.begin>;

/** The file of an earlier try that still waits for its bytes. */
const begunFile = async (
  use: RequestUse | undefined,
  { item, fileName, size, lastModified }: Asked,
  { files }: Pick<PublicRequestsDeps, "files">,
): Promise<StoredFile | undefined> => {
  if (lastModified === undefined) return undefined;
  const record = filesIn(use).find(
    (file) =>
      file.state === "receiving" &&
      file.item === item &&
      file.name === fileName &&
      file.size === size &&
      file.lastModified === lastModified,
  );
  const file = record && (await files.find(record.id));
  return file?.state === "waiting" ? file : undefined;
};

export const resumeUpload = async (
  use: RequestUse | undefined,
  asked: Asked,
  deps: Pick<PublicRequestsDeps, "files" | "loadFileStore" | "loadPartStore">,
): Promise<BegunUpload | undefined> => {
  const file = await begunFile(use, asked, deps);
  if (!file) return undefined;
  const { id, checksum } = file;
  if (!isParted(file)) return { id, upload: await (await deps.loadFileStore()).ticket(file) };
  const parts = await (await deps.loadPartStore()).list(file);
  const isComplete = parts === undefined && checksum !== undefined;
  if (!parts && !isComplete) return undefined;
  return { id, partSize: PART_SIZE, arrived: (parts ?? []).map(({ number }) => number), isComplete };
};
