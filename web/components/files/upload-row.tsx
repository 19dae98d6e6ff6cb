import "./upload-area.css";
import { useId, useState } from "react";
import { Stack } from "../layout/stack.tsx";
import { PlainButton } from "../plain-button.tsx";
import { FileIcon } from "./file-icon.tsx";
import { formatSize } from "./file-size.ts";
import { uploadText as text } from "./files.text.ts";
import { isUnfinished, mayPause, type RunningUpload, wouldLose } from "./upload-stage.ts";

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
  const questionId = useId();
  const [wasAsked, setAsking] = useState(false);
  // It may have ended meanwhile.
  const isAsking = wasAsked && wouldLose(upload);

  return (
    <li className="upload-row" data-stage={stage}>
      <FileIcon contentType={file.type} />
      <Stack className="upload-words" gap={1}>
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
      </Stack>
      {onPause && mayPause(upload) && (
        <PlainButton look="text" icon="pi-pause" aria-label={text.pause(file.name)} onClick={onPause} />
      )}
      {onResume && stage === "paused" && (
        <PlainButton look="text" icon="pi-play" aria-label={text.resume(file.name)} onClick={onResume} />
      )}
      {(stage === "failed" || stage === "broken") && (
        <PlainButton
          look="text"
          icon="pi-refresh"
          label={text.repeatShort}
          aria-label={text.repeat(file.name)}
          onClick={onRepeat}
        />
      )}
      {!isAsking && (
        <PlainButton
          look="text"
          icon="pi-times"
          aria-label={isUnfinished(upload) ? text.cancel(file.name) : text.dismiss(file.name)}
          onClick={() => (wouldLose(upload) ? setAsking(true) : onRemove())}
        />
      )}
      {isAsking && (
        <div className="upload-question">
          <p id={questionId} className="upload-state">
            {text.cancelAsk(Math.floor(share * 100))}
          </p>
          <PlainButton
            look="text"
            label={text.goOn}
            aria-describedby={questionId}
            autoFocus
            onClick={() => setAsking(false)}
          />
          <PlainButton look="outlined" label={text.cancelNow} onClick={onRemove} />
        </div>
      )}
    </li>
  );
};
