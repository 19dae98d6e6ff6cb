import { useState } from "react";
import type { Application } from "../../../shared/applications/application.ts";
import { applicationFileAddress } from "../../../shared/applications/application-files.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import { isShownInline } from "../../../shared/files/file-kind.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { Button } from "../../components/button.tsx";
import { FileIcon } from "../../components/files/file-icon.tsx";
import type { AddressOf } from "../../components/files/file-image.tsx";
import { FilePreview } from "../../components/files/file-preview.tsx";
import { Fill, Row, Stack } from "../../components/layout/layout.tsx";
import { detailText as text } from "../applications.text.ts";
import { followLink } from "../follow-link.ts";

interface ApplicationFileProps {
  file: Attachment;
  isShown: boolean;
  addressOf: AddressOf;
  onShow: () => void;
  onDownload: () => void;
}

const ApplicationFile = ({ file, isShown, addressOf, onShow, onDownload }: ApplicationFileProps) => {
  const { fileName, contentType, size } = file;

  return (
    <li>
      <Stack gap={2}>
        <Row align="center" className="application-file">
          <FileIcon contentType={contentType} />
          <Fill as="span">{fileName}</Fill>
          {size !== undefined && <span className="muted">{formatSize(size)}</span>}
          {isShownInline(contentType) && (
            <Button
              text
              icon={isShown ? "pi pi-eye-slash" : "pi pi-eye"}
              aria-label={text.show(fileName)}
              aria-expanded={isShown}
              onClick={onShow}
            />
          )}
          <Button text icon="pi pi-download" aria-label={text.download(fileName)} onClick={onDownload} />
        </Row>
        {isShown && (
          <FilePreview
            file={file}
            title={fileName}
            addressOf={addressOf}
            onOpen={() => followLink({ href: addressOf(file.id), target: "_blank" })}
          />
        )}
      </Stack>
    </li>
  );
};

/** Shows one file at a time and none at first, since each opening is recorded. */
export const ApplicationFiles = ({ application }: { application: Application }) => {
  const [shownId, setShownId] = useState<string>();
  const { files } = application;

  return (
    <section className="application-files" aria-label={text.files}>
      <h2>{text.files}</h2>
      {files.length === 0 && <p className="muted">{text.noFiles}</p>}
      <Stack as="ul" gap={2}>
        {files.map((file) => (
          <ApplicationFile
            key={file.id}
            file={file}
            isShown={file.id === shownId}
            addressOf={(id, variant) => applicationFileAddress(application, id, variant && { variant })}
            onShow={() => setShownId(file.id === shownId ? undefined : file.id)}
            onDownload={() =>
              followLink({
                href: applicationFileAddress(application, file.id, { download: true }),
                download: file.fileName,
              })
            }
          />
        ))}
      </Stack>
    </section>
  );
};
