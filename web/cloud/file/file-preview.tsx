import "./file.css";
import { Button } from "primereact/button";
import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { FileIcon } from "../../components/files/file-icon.tsx";
import { FileImage } from "../../components/files/file-image.tsx";
import { breakpoints, useMediaQuery } from "../../components/use-media-query.ts";
import { fileText as text } from "../cloud.text.ts";
import { openFile } from "../items/open-file.ts";

export const FilePreview = ({ file, title }: { file: CloudFile; title: string }) => {
  const kind = fileKindOf(file.contentType);
  const isDesk = useMediaQuery(`(min-width: ${breakpoints.small}px) and (pointer: fine)`);
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
  if (kind === "pdf" && isDesk && navigator.pdfViewerEnabled) {
    return <iframe className="file-preview file-pdf" src={fileAddress(file.id)} title={text.pdf(title)} />;
  }
  return (
    <div className="file-preview file-no-preview">
      <FileIcon contentType={file.contentType} />
      <p className="muted">{kind === "pdf" ? text.pdfElsewhere : text.noPreview}</p>
      {kind === "pdf" && (
        <Button outlined icon="pi pi-external-link" label={text.openPdf} onClick={() => openFile(file)} />
      )}
    </div>
  );
};
