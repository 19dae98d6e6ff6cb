import { type FileKind, fileKindOf } from "../../../shared/files/file-kind.ts";
import { fileKindText } from "./files.text.ts";

const icons: Readonly<Record<FileKind, string>> = {
  image: "pi-image",
  pdf: "pi-file-pdf",
  video: "pi-video",
  other: "pi-file",
};

export const FileIcon = ({ contentType }: { contentType: string }) => {
  const kind = fileKindOf(contentType);

  return (
    <span className="file-icon" data-kind={kind}>
      <i className={`pi ${icons[kind]}`} aria-hidden="true" />
      <span className="visually-hidden">{fileKindText[kind]}</span>
    </span>
  );
};
