import "./zip.css";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { ZipJob } from "../../../shared/jobs/zip-job.ts";
import { useConfirm } from "../confirm-action.tsx";
import { formatSize } from "../files/file-size.ts";
import { ProgressBar, percentOf } from "../progress-bar.tsx";
import { useToasts } from "../toasts.tsx";
import { openZip } from "./open-zip.ts";
import { isUnderWay, zipMutations } from "./zip.queries.ts";
import { zipText as text } from "./zip.text.ts";

const Words = ({ zip, readAt }: { zip: ZipJob; readAt: number }) => {
  const { state, fileName, done, total, files, leftOut, readyUntil } = zip;
  if (state === "running") {
    return (
      <ProgressBar label={fileName} done={done} total={total} isRunning readAt={readAt} format={formatSize} />
    );
  }
  return (
    <>
      <p className="zip-name">{fileName}</p>
      {state === "waiting" && <p className="zip-facts muted">{text.waiting}</p>}
      {state === "failed" && <p className="zip-facts zip-problem">{text.failedHelp}</p>}
      {readyUntil !== null && (
        <p className="zip-facts muted">
          {text.facts(files - leftOut, formatSize(total), formatDateTime(readyUntil))}
        </p>
      )}
      {leftOut > 0 && <p className="zip-facts">{text.leftOut(leftOut)}</p>}
    </>
  );
};

export const ZipRow = ({ zip, readAt }: { zip: ZipJob; readAt: number }) => {
  const toasts = useToasts();
  const removing = useMutation({ ...zipMutations.remove, onError: toasts.problem });
  const confirm = useConfirm();
  const { id, state, fileName, done, total } = zip;
  const remove = () =>
    isUnderWay(zip) && done > 0
      ? confirm({
          ...text.cancelling(fileName, percentOf(done, total)),
          danger: true,
          run: () => removing.mutateAsync(id),
        })
      : removing.mutate(id);

  return (
    <li className="zip-row">
      <div className="zip-words">
        <Words zip={zip} readAt={readAt} />
      </div>
      {state === "ready" && (
        <Button
          text
          icon="pi pi-download"
          label={text.open}
          aria-label={text.openNamed(fileName)}
          onClick={() => openZip(zip)}
        />
      )}
      <Button
        text
        icon="pi pi-times"
        aria-label={isUnderWay(zip) ? text.cancel(fileName) : text.remove(fileName)}
        loading={removing.isPending}
        onClick={remove}
      />
    </li>
  );
};
