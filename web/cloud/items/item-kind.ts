import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { fileKindText } from "../../components/files/files.text.ts";
import { cloudText } from "../cloud.text.ts";

/** "Ordner", "Bild", else the ending of its name: "DOCX". */
export const kindWords = ({ file }: CloudItem): string => {
  if (!file) return cloudText.folder;
  const kind = fileKindOf(file.contentType);
  if (kind !== "other") return fileKindText[kind];
  return /\.(\w{1,5})$/.exec(file.fileName)?.[1]?.toUpperCase() ?? fileKindText.other;
};
