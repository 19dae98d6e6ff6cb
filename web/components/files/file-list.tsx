import "./file-list.css";
import { fileAddress } from "../../../shared/files/file-address.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { Button } from "../button.tsx";
import { Fill, Stack } from "../layout/layout.tsx";
import { FileIcon } from "./file-icon.tsx";
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
  addressOf?: (file: File) => string | undefined;
  /** The caller offers to undo it. */
  onRemove?: (file: File) => void;
}

const Name = ({ file, address }: { file: ListedFile; address: string | undefined }) => {
  if (address === undefined) return file.fileName;
  return isShownInline(file.contentType) ? (
    <a href={address} target="_blank" rel="noopener">
      {file.fileName}
      <span className="visually-hidden"> ({text.opens})</span>
    </a>
  ) : (
    <a href={address} download={file.fileName}>
      {file.fileName}
    </a>
  );
};

const usualAddress = ({ id }: ListedFile): string | undefined => fileAddress(id);

export const FileList = <File extends ListedFile>({
  files,
  label = text.list,
  addressOf = usualAddress,
  onRemove,
}: FileListProps<File>) => (
  <Stack as="ul" gap={2} aria-label={label}>
    {files.map((file) => (
      <li key={file.id} className="file-row">
        <FileIcon contentType={file.contentType} />
        <Fill as="span">
          <Name file={file} address={addressOf(file)} />
        </Fill>
        {file.size !== undefined && <span className="file-size muted">{formatSize(file.size)}</span>}
        {onRemove && (
          <Button
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
