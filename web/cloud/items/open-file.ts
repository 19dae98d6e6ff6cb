import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { downloadAddress, fileAddress } from "../../../shared/files/file-address.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";

export const downloadFile = ({ id, fileName }: CloudFile): void => {
  const link = document.createElement("a");
  link.href = downloadAddress(id);
  link.download = fileName;
  link.click();
};

export const openFile = (file: CloudFile): void => {
  if (!isShownInline(file.contentType)) {
    downloadFile(file);
    return;
  }
  const link = document.createElement("a");
  link.href = fileAddress(file.id);
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
};
