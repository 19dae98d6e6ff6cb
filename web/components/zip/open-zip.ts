import { fileAddress } from "../../../shared/files/file-address.ts";
import type { ZipJob } from "../../../shared/jobs/zip-job.ts";
import { reportSeen } from "../../app/client/seen-addresses.ts";

export const openZip = ({ fileId, fileName }: ZipJob): void => {
  if (fileId === null) return;
  const link = document.createElement("a");
  link.href = fileAddress(fileId);
  link.download = fileName;
  link.click();
  reportSeen(link.pathname);
};
