import "./file-list.css";
import { Button } from "primereact/button";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";
import { Stack } from "../layout/stack.tsx";
import { FileIcon } from "./file-icon.tsx";
import { formatSize } from "./file-size.ts";
import { fileText as text } from "./files.text.ts";

interface ListedFile {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size?: number | undefined;
}

interface FileListProps<File extends ListedFile> {
  files: readonly File[];
  label?: string;
  /** The caller offers to undo it. */
  onRemove?: (file: File) => void;
}

const Name = ({ file }: { file: ListedFile }) =>
  isShownInline(file.contentType) ? (
    <a href={fileAddress(file.id)} target="_blank" rel="noopener">
      {file.fileName}
      <span className="visually-hidden"> ({text.opens})</span>
    </a>
  ) : (
    <a href={fileAddress(file.id)} download={file.fileName}>
      {file.fileName}
    </a>
  );

export const FileList = <File extends ListedFile>({
  files,
  label = text.list,
  onRemove,
}: FileListProps<File>) => (
  <Stack as="ul" gap={2} aria-label={label}>
    {files.map((file) => (
      <li key={file.id} className="file-row">
        <FileIcon contentType={file.contentType} />
        <span className="file-name">
          <Name file={file} />
        </span>
        {file.size !== undefined && <span className="file-size muted">{formatSize(file.size)}</span>}
        {onRemove && (
          <Button
            type="button"
            text
            icon="pi pi-trash"
            aria-label={text.remove(file.fileName)}
            onClick={() => onRemove(file)}
          />
        )}
      </li>
    ))}
  </Stack>
);
