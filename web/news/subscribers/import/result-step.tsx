import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { ProgressBar } from "../../../components/progress-bar.tsx";
import { newsPaths } from "../../news-paths.ts";
import { importText as text } from "./import.text.ts";
import { ImportCounts } from "./import-counts.tsx";
import type { ImportJob } from "./import-job.ts";
import { RefusedRows } from "./refused-rows.tsx";
import type { ImportRun } from "./use-import-run.ts";

interface ResultStepProps {
  job: ImportJob;
  run: ImportRun;
  /** Begins anew with another file. */
  onAnother: () => void;
}

/** Step 4: how it goes, and what came of it. */
export const ResultStep = ({ job, run, onAnother }: ResultStepProps) => {
  const { phase, progress, readAt, error } = run;
  const navigate = useNavigate();
  const isBusy = phase === "running" || phase === "stopping";
  const isDeleting = isBusy && job.deleteMissing && progress.done >= job.rows.length;

  return (
    <section className="import-step" aria-label={text.stepNames[3]} aria-busy={isBusy}>
      {phase === "finished" ? (
        <div role="status">
          <h2>{text.doneTitle}</h2>
        </div>
      ) : (
        <ProgressBar
          label={text.running}
          done={progress.done}
          total={job.rows.length}
          isRunning={isBusy}
          readAt={readAt}
        />
      )}
      {isDeleting && <p role="status">{text.deleting}</p>}
      {phase === "stopped" && <p role="status">{text.stopped}</p>}
      {phase === "failed" && <ProblemNote error={error} detail={text.failed} />}
      {!isBusy && (
        <ImportCounts
          labels={text.done}
          counts={{ ...progress, refused: progress.refused.length }}
          bad="refused"
        />
      )}
      {!isBusy && progress.refused.length > 0 && <RefusedRows lines={progress.refused} />}
      <div className="import-actions">
        {isBusy && (
          <Button
            outlined
            label={phase === "stopping" ? text.stopping : text.stop}
            disabled={phase === "stopping" || isDeleting}
            onClick={run.stop}
          />
        )}
        {(phase === "failed" || phase === "stopped") && (
          <Button label={text.again} onClick={() => void run.start(job, progress)} />
        )}
        {phase === "finished" && (
          <Button label={text.toList} onClick={() => void navigate(newsPaths.subscribers)} />
        )}
        {!isBusy && <Button text label={text.another} onClick={onAnother} />}
      </div>
    </section>
  );
};
