import "./upload-area.css";
import { useId, useState } from "react";
import { formatSize } from "../../../shared/files/file-size.ts";
import { Button } from "../button.tsx";
import { Fill, Stack } from "../layout/layout.tsx";
import { FileIcon } from "./file-icon.tsx";
import { uploadText as text } from "./files.text.ts";
import { isUnfinished, mayPause, type UploadEntry, wouldLose } from "./upload-entry.ts";
import type { UploadQueue } from "./upload-queue.ts";

type Rows = Pick<UploadQueue, "remove" | "repeat" | "pause" | "resume">;

interface UploadRowProps {
  upload: UploadEntry;
  queue: Rows;
  mayWait: boolean;
}

const wordsOf = ({ stage, share }: UploadEntry) =>
  stage === "sending" ? text.sending(Math.floor(share * 100)) : text[stage];

const UploadRow = ({ upload, queue, mayWait }: UploadRowProps) => {
  const { key, file, stage, share, problem } = upload;
  const questionId = useId();
  const [wasAsked, setAsking] = useState(false);
  // The upload may have ended meanwhile.
  const isAsking = wasAsked && wouldLose(upload);

  return (
    <li className="upload-row" data-stage={stage}>
      <FileIcon contentType={file.type} />
      <Fill gap={1}>
        <p className="upload-name">{file.name}</p>
        <p className="upload-state muted">
          {formatSize(file.size)} · {wordsOf(upload)}
        </p>
        {isUnfinished(upload) && (
          <progress
            value={stage === "checking" || stage === "late" ? undefined : share}
            aria-label={file.name}
            aria-valuetext={wordsOf(upload)}
          />
        )}
        {problem && <p className="upload-problem">{problem}</p>}
      </Fill>
      {mayWait && mayPause(upload) && (
        <Button text icon="pi pi-pause" aria-label={text.pause(file.name)} onClick={() => queue.pause(key)} />
      )}
      {stage === "paused" && (
        <Button
          text
          icon="pi pi-play"
          aria-label={text.resume(file.name)}
          onClick={() => queue.resume(key)}
        />
      )}
      {(stage === "failed" || stage === "broken") && (
        <Button
          text
          icon="pi pi-refresh"
          label={text.repeatShort}
          aria-label={text.repeat(file.name)}
          onClick={() => queue.repeat(key)}
        />
      )}
      {!isAsking && (
        <Button
          text
          icon="pi pi-times"
          aria-label={isUnfinished(upload) ? text.cancel(file.name) : text.dismiss(file.name)}
          onClick={() => (wouldLose(upload) ? setAsking(true) : queue.remove(key))}
        />
      )}
      {isAsking && (
        <div className="upload-question">
          <p id={questionId} className="upload-state">
            {text.cancelAsk(Math.floor(share * 100))}
          </p>
          <Button
            text
            label={text.goOn}
            aria-describedby={questionId}
            autoFocus
            onClick={() => setAsking(false)}
          />
          <Button outlined label={text.cancelNow} onClick={() => queue.remove(key)} />
        </div>
      )}
    </li>
  );
};

interface UploadRowsProps {
  queue: Rows;
  uploads: readonly UploadEntry[];
  label: string;
  mayWait?: boolean;
  className?: string | undefined;
}

export const UploadRows = ({ queue, uploads, label, mayWait = false, className }: UploadRowsProps) =>
  uploads.length > 0 && (
    <Stack as="ul" gap={2} className={className} aria-label={label}>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} queue={queue} mayWait={mayWait} />
      ))}
    </Stack>
  );
