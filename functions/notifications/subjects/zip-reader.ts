import { fileAddress } from "../../../shared/files/file-address.ts";
import { zipJobKey } from "../../data/jobs/zip-jobs.repository.ts";
import type { SubjectReader } from "../subject-reader.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** The key holds the viewer, so that only their own ZIPs are found. */
export const zipReader: SubjectReader = {
  keysOf: ({ subjectId }, { userId }) => [zipJobKey({ id: subjectId, userId })],
  shown: ({ subjectId, kind }, { userId }, known, now) => {
    const job = known.at(zipJobKey({ id: subjectId, userId }));
    if (!isText(job?.fileName)) return undefined;
    if (kind === "zipFailed") return { title: job.fileName, path: "/cloud" };
    const isThere = isText(job.readyUntil) && Date.parse(job.readyUntil) > now.getTime();
    return isThere && isText(job.fileId) ? { title: job.fileName, path: fileAddress(job.fileId) } : undefined;
  },
};
