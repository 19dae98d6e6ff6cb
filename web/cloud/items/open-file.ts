import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";

/** The browser shows images, PDF and video in a new tab, and downloads anything else. */
export const openFile = ({ id, fileName, contentType }: CloudFile): void => {
  const link = document.createElement("a");
  link.href = fileAddress(id);
  if (isShownInline(contentType)) {
    link.target = "_blank";
    link.rel = "noopener";
  } else {
    link.download = fileName;
  }
  link.click();
};
