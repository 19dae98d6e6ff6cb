import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type ListConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { formatDate, formatTime } from "../../../shared/dates/dates.ts";
import type { Newsletter, SendDetail } from "../../../shared/news/newsletter.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";
import { call } from "../../app/client/call.ts";
import { Button } from "../../components/button.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { csvOf } from "../../components/export/csv.ts";
import { allPages } from "../../components/list/all-pages.ts";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { saveFile } from "../../components/save-file.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { kindText } from "./newsletters.text.ts";
import { deliveryText, ledgerText as text } from "./sending.text.ts";

const PAGE = Math.min(4_000, MAX_LIMIT);

const head = [commonText.name, text.email, text.type, text.state, text.time, text.delivered, text.error];

const timeIn = (stamp: string | null) => (stamp === null ? "" : `${formatDate(stamp)} ${formatTime(stamp)}`);

const cellsOf = (row: SendDetail): string[] => [
  row.name,
  row.email,
  kindText[row.type],
  deliveryText[row.state],
  timeIn(row.timeStamp),
  timeIn(row.deliveredAt),
  row.error ?? "",
];

interface Following {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

const exportLedger = async (
  id: string,
  config: ListConfig,
  { signal, onProgress }: Following,
): Promise<Blob> => {
  const all = await allPages({
    read: (page) => call(sending.details, { params: { id }, query: { config: page, export: "csv" } }, signal),
    config,
    limit: PAGE,
    onProgress,
  });
  return csvOf(head, all.map(cellsOf));
};

interface LedgerExportProps {
  newsletter: Pick<Newsletter, "id" | "title">;
  config: ListConfig;
  total: number;
}

export const LedgerExport = ({ newsletter, config, total }: LedgerExportProps) => {
  const toasts = useToasts();
  const reading = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState({ done: 0, total: 0, readAt: 0 });
  const exporting = useMutation({
    mutationFn: (signal: AbortSignal) =>
      exportLedger(newsletter.id, config, {
        signal,
        onProgress: (done, of) => setProgress({ done, total: of, readAt: Date.now() }),
      }),
    onSuccess: (file, signal) => {
      if (signal.aborted) return;
      saveFile(file, `${text.fileName}-${urlTitleOf(newsletter.title)}.csv`);
      toasts.success(text.exported);
    },
    onError: (error, signal) => {
      if (!signal.aborted) toasts.problem(error);
    },
  });

  const start = () => {
    reading.current = new AbortController();
    setProgress({ done: 0, total, readAt: Date.now() });
    exporting.mutate(reading.current.signal);
  };
  useEffect(() => () => reading.current?.abort(), []);

  if (!exporting.isPending) {
    return (
      <Button
        outlined
        icon="pi pi-download"
        label={text.export}
        title={text.exportHint(formatNumber(total))}
        disabled={total === 0}
        onClick={start}
      />
    );
  }
  return (
    <div className="ledger-export">
      <ProgressBar label={text.exporting} {...progress} isRunning />
      <Button text label={commonText.cancel} onClick={() => reading.current?.abort()} />
    </div>
  );
};
