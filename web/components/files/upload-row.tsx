import "./upload-area.css";
import { Button } from "primereact/button";
import { ProgressBar } from "primereact/progressbar";
import { Stack } from "../layout/stack.tsx";
import { FileIcon } from "./file-icon.tsx";
import { formatSize } from "./file-size.ts";
import { uploadText as text } from "./files.text.ts";
import { isRunning, mayPause, type RunningUpload } from "./upload-stage.ts";

interface UploadRowProps {
  upload: RunningUpload;
  onRemove: () => void;
  onRepeat: () => void;
  onPause?: () => void;
  onResume?: () => void;
}

const wordsOf = ({ stage, share }: RunningUpload) =>
  stage === "sending" ? text.sending(Math.floor(share * 100)) : text[stage];

export const UploadRow = ({ upload, onRemove, onRepeat, onPause, onResume }: UploadRowProps) => {
  const { file, stage, share, problem } = upload;
  const running = isRunning(upload);

  return (
    <li className="upload-row" data-stage={stage}>
      <FileIcon contentType={file.type} />
      <Stack className="upload-words" gap={1}>
        <p className="upload-name">{file.name}</p>
        <p className="upload-state muted">
          {formatSize(file.size)} · {wordsOf(upload)}
        </p>
        {(running || stage === "paused") && (
          <ProgressBar
            mode={stage === "checking" || stage === "late" ? "indeterminate" : "determinate"}
            value={Math.floor(share * 100)}
            showValue={false}
            pt={{ root: { "aria-label": file.name, "aria-valuetext": wordsOf(upload) } }}
          />
        )}
        {problem && <p className="upload-problem">{problem}</p>}
      </Stack>
      {onPause && mayPause(upload) && (
        <Button type="button" text icon="pi pi-pause" aria-label={text.pause(file.name)} onClick={onPause} />
      )}
      {onResume && stage === "paused" && (
        <Button type="button" text icon="pi pi-play" aria-label={text.resume(file.name)} onClick={onResume} />
      )}
      {(stage === "failed" || stage === "broken") && (
        <Button
          type="button"
          text
          icon="pi pi-refresh"
          label={text.repeatShort}
          aria-label={text.repeat(file.name)}
          onClick={onRepeat}
        />
      )}
      <Button
        type="button"
        text
        icon="pi pi-times"
        aria-label={running || stage === "paused" ? text.cancel(file.name) : text.dismiss(file.name)}
        onClick={onRemove}
      />
    </li>
  );
};
