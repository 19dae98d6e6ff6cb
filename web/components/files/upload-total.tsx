import "./upload-area.css";
import { ProgressBar } from "primereact/progressbar";
import { formatNumber } from "../date-text.tsx";
import { Stack } from "../layout/stack.tsx";
import { percentOf } from "../progress-bar.tsx";
import { useRate } from "../use-rate.ts";
import { formatSize } from "./file-size.ts";
import { uploadText as text } from "./files.text.ts";
import type { Uploads } from "./upload-queue.ts";
import { hasEnded, isRunning, type RunningUpload } from "./upload-stage.ts";

const sentOf = (uploads: readonly RunningUpload[], before: number) =>
  uploads.reduce((sum, { file, share }) => sum + share * file.size, before);

/** How far all files of a queue have come that have not failed, and how long the rest takes. */
export const UploadTotal = ({ label, state }: { label: string; state: Uploads }) => {
  const { uploads, done, doneBytes, readAt } = state;
  const open = uploads.filter((upload) => !hasEnded(upload));
  const total = open.reduce((sum, { file }) => sum + file.size, doneBytes);
  const sent = sentOf(open, doneBytes);
  // What has failed was sent all the same.
  const perSecond = useRate({ at: readAt, done: sentOf(uploads, doneBytes) });
  const percent = percentOf(sent, total);
  const files = text.filesOf(formatNumber(done), formatNumber(done + open.length));
  const bytes = text.bytesOf(formatSize(sent), formatSize(total));
  const share = done + open.length > 1 ? `${files} · ${bytes}` : bytes;
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
