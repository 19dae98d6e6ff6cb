import "./progress.css";
import { useState } from "react";
import { formatShortTime } from "../../shared/dates/dates.ts";
import { progressText } from "./components.text.ts";
import { formatNumber } from "./date-text.tsx";
import { Row, Stack, Text } from "./layout/layout.tsx";

interface Sample {
  /** In ms since 1970. */
  readonly at: number;
  readonly done: number;
}

const WINDOW = 30_000;
const SHORTEST = 1_000;

/** Per second; undefined while there are too few samples. */
export const rateOf = (samples: readonly Sample[]): number | undefined => {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < SHORTEST || last.done <= first.done) return undefined;
  return ((last.done - first.done) * 1000) / (last.at - first.at);
};

export const useRate = (sample: Sample): number | undefined => {
  const [samples, setSamples] = useState<readonly Sample[]>([sample]);
  if (samples.at(-1)?.at !== sample.at) {
    setSamples([...samples.filter(({ at }) => at > sample.at - WINDOW), sample]);
  }
  return rateOf(samples);
};

interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
  failed?: number;
  isRunning: boolean;
  /** In ms since 1970: `dataUpdatedAt` of the query. */
  readAt: number;
  format?: (count: number) => string;
}

/** Whole per cent; 100 only when everything is done. */
export const percentOf = (done: number, total: number): number =>
  total <= 0 || done >= total ? 100 : Math.min(99, Math.floor((done * 100) / total));

interface ShareBarProps {
  label: string;
  percent: number;
  share: string;
}

export const ShareBar = ({ label, percent, share }: ShareBarProps) => (
  <>
    <div
      className="p-progressbar p-component"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuemax={100}
      aria-valuetext={share}
    >
      <div className="p-progressbar-value" style={{ width: `${percent}%` }} />
    </div>
    {/* Announces every quarter instead of every step. */}
    <span className="visually-hidden" aria-live="polite">
      {`${label}: ${Math.floor(percent / 25) * 25} %`}
    </span>
  </>
);

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
      <Row className="progress-line" gap={4} lines={0} spread>
        <span className="progress-label">{label}</span>
        <span className="muted">
          {share}
          {isOnTheWay && ` · ${progressText.rate(format(Math.round(perSecond)))}`}
          {end && ` · ${progressText.end(formatShortTime(end))}`}
          {done >= total && total > 0 && ` · ${progressText.finished}`}
        </span>
      </Row>
      <ShareBar label={label} percent={percent} share={share} />
      {failed > 0 && <Text tone="danger">{progressText.failed(formatNumber(failed))}</Text>}
    </Stack>
  );
};
