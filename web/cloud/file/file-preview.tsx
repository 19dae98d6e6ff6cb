import "./file.css";
import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { FileIcon } from "../../components/files/file-icon.tsx";
import { FileImage } from "../../components/files/file-image.tsx";
import { fileText as text } from "../cloud.text.ts";

/** A PDF is opened beside the page: the Content-Security-Policy lets no file into a frame. */
export const FilePreview = ({ file, title }: { file: CloudFile; title: string }) => {
  const kind = fileKindOf(file.contentType);
  if (kind === "image") {
    return <FileImage className="file-preview" fileId={file.id} alt={title} ratio="3 / 2" fit="whole" />;
  }
  if (kind === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody writes captions for what colleagues upload
      <video
        className="file-preview"
        src={fileAddress(file.id)}
        controls
        preload="metadata"
        aria-label={title}
      />
    );
  }
  return (
    <div className="file-preview file-no-preview">
      <FileIcon contentType={file.contentType} />
      <p className="muted">{kind === "pdf" ? text.pdf : text.noPreview}</p>
    </div>
  );
};
