import "./progress.css";
import { ProgressBar as Bar } from "primereact/progressbar";
import { formatShortTime } from "../../shared/dates/dates.ts";
import { progressText } from "./components.text.ts";
import { formatNumber } from "./date-text.tsx";
import { Stack } from "./layout/stack.tsx";
import { useRate } from "./use-rate.ts";

interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
  failed?: number;
  /** Rate and end are shown only while it runs. */
  isRunning: boolean;
  /** In ms since 1970: `dataUpdatedAt` of the query. */
  readAt: number;
  /** How a count is written. */
  format?: (count: number) => string;
}

/** Whole per cent; 100 only when everything is done. */
export const percentOf = (done: number, total: number): number =>
  total <= 0 || done >= total ? 100 : Math.min(99, Math.floor((done * 100) / total));

export const ProgressBar = ({
  label,
  done,
  total,
  failed = 0,
  isRunning,
  readAt,
  format = formatNumber,
}: ProgressBarProps) => {
  const perSecond = useRate({ at: readAt, done });
  const percent = percentOf(done, total);
  const share = progressText.share(format(done), format(total), String(percent));
  const isOnTheWay = isRunning && done < total && perSecond !== undefined;
  const end = isOnTheWay ? new Date(readAt + ((total - done) / perSecond) * 1000) : undefined;

  return (
    <Stack gap={1}>
      <div className="progress-line">
        <span className="progress-label">{label}</span>
        <span className="muted">
          {share}
          {isOnTheWay && ` · ${progressText.rate(format(Math.round(perSecond)))}`}
          {end && ` · ${progressText.end(formatShortTime(end))}`}
          {done >= total && total > 0 && ` · ${progressText.finished}`}
        </span>
      </div>
      <Bar
        value={percent}
        showValue={false}
        pt={{ root: { "aria-label": label, "aria-valuetext": share } }}
      />
      {failed > 0 && <p className="progress-failed">{progressText.failed(formatNumber(failed))}</p>}
      {/* Said at every quarter, not at every step. */}
      <span className="visually-hidden" aria-live="polite">
        {`${label}: ${Math.floor(percent / 25) * 25} %`}
      </span>
    </Stack>
  );
};
