import "./file-preview.css";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import { Button } from "../button.tsx";
import { breakpoints, useMediaQuery } from "../use-media-query.ts";
import { FileIcon } from "./file-icon.tsx";
import { type AddressOf, FileImage } from "./file-image.tsx";
import { previewText as text } from "./files.text.ts";
import { isShownText, type PreviewedFile, TextPreview } from "./text-preview.tsx";

interface FilePreviewProps {
  file: PreviewedFile;
  title: string;
  addressOf: AddressOf;
  onOpen: () => void;
}

export const FilePreview = ({ file, title, addressOf, onOpen }: FilePreviewProps) => {
  const kind = fileKindOf(file.contentType);
  const isDesk = useMediaQuery(`(min-width: ${breakpoints.small}px) and (pointer: fine)`);
  if (kind === "image") {
    return (
      <FileImage
        className="file-preview"
        fileId={file.id}
        addressOf={addressOf}
        alt={title}
        ratio="3 / 2"
        fit="whole"
      />
    );
  }
  if (kind === "video") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody writes captions for what colleagues upload
      <video
        className="file-preview"
        src={addressOf(file.id)}
        controls
        preload="metadata"
        aria-label={title}
      />
    );
  }
  if (kind === "pdf" && isDesk && navigator.pdfViewerEnabled) {
    return <iframe className="file-preview file-pdf" src={addressOf(file.id)} title={text.preview(title)} />;
  }
  if (isShownText(file)) return <TextPreview file={file} title={title} addressOf={addressOf} />;
  return (
    <div className="file-preview file-no-preview">
      <FileIcon contentType={file.contentType} />
      <p className="muted">{kind === "pdf" ? text.pdfElsewhere : text.noPreview}</p>
      {kind === "pdf" && <Button outlined icon="pi pi-external-link" label={text.openPdf} onClick={onOpen} />}
    </div>
  );
};
