import "./upload-area.css";
import { ProgressBar } from "primereact/progressbar";
import { formatNumber } from "../date-text.tsx";
import { Stack } from "../layout/stack.tsx";
import { percentOf } from "../progress-bar.tsx";
import { useRate } from "../use-rate.ts";
import { formatSize } from "./file-size.ts";
import { uploadText as text } from "./files.text.ts";
import type { Uploads } from "./upload-queue.ts";
import { isRunning } from "./upload-stage.ts";

/** How far all files of a queue have come, and how long the rest takes. */
export const UploadTotal = ({ label, state }: { label: string; state: Uploads }) => {
  const { uploads, done, doneBytes, readAt } = state;
  const total = uploads.reduce((sum, { file }) => sum + file.size, doneBytes);
  const sent = uploads.reduce((sum, { file, share }) => sum + share * file.size, doneBytes);
  const perSecond = useRate({ at: readAt, done: sent });
  const percent = percentOf(sent, total);
  const files = text.filesOf(formatNumber(done), formatNumber(done + uploads.length));
  const bytes = text.bytesOf(formatSize(sent), formatSize(total));
  const share = done + uploads.length > 1 ? `${files} · ${bytes}` : bytes;
  const isMoving = uploads.some(isRunning) && perSecond !== undefined && sent < total;

  return (
    <Stack gap={1}>
      <div className="upload-total">
        <span>{label}</span>
        <span className="muted">
          {share}
          {isMoving && ` · ${text.left((total - sent) / perSecond)}`}
        </span>
      </div>
      <ProgressBar
        value={percent}
        showValue={false}
        pt={{ root: { "aria-label": label, "aria-valuetext": share } }}
      />
      {/* Said at every quarter, not at every step. */}
      <span className="visually-hidden" aria-live="polite">
        {`${label}: ${Math.floor(percent / 25) * 25} %`}
      </span>
    </Stack>
  );
};
