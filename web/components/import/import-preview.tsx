import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { ProblemPanel } from "../problem-panel.tsx";
import { fileImportText as text } from "./import.text.ts";

interface PreviewPendingProps {
  /** Name of the step. */
  label: string | undefined;
  /** Why what the list would do could not be found out; without it, that is still being done. */
  error: unknown;
  onRetry: () => void;
  onBack: () => void;
}

/** The preview of an import as long as there is none. */
export const PreviewPending = ({ label, error, onRetry, onBack }: PreviewPendingProps) =>
  error ? (
    <section className="import-step" aria-label={label}>
      <ProblemPanel error={error} onRetry={onRetry} />
      <div className="import-actions">
        <Button text label={text.back} onClick={onBack} />
      </div>
    </section>
  ) : (
    <section className="import-step" aria-label={label} aria-busy="true">
      <p role="status">{text.checking}</p>
      <Skeleton height="88px" />
      <Skeleton height="160px" />
    </section>
  );
