import "../form.css";
import { Button } from "primereact/button";
import { formText } from "../../components.text.ts";
import { formatShortTime } from "../../date-text.tsx";
import type { SaveFailure } from "./save-failure.ts";

interface FormBarProps {
  isSaving: boolean;
  isDirty: boolean;
  /** Why the last save failed, as long as that is so. */
  failure: SaveFailure | undefined;
  onRetry: () => void;
  /** When it was last saved, as far as this page knows. */
  savedAt?: Date | undefined;
  /** What was saved along that only somebody else had touched. */
  taken: readonly string[];
  onCancel: () => void;
  saveLabel?: string | undefined;
  /** Further actions, at the right. */
  children?: React.ReactNode;
}

const statusOf = ({ isSaving, failure, isDirty, savedAt, taken }: FormBarProps) => {
  if (isSaving) return formText.saving;
  if (failure) return formText.notSaved(failure.words);
  if (isDirty) return formText.unsaved;
  if (!savedAt) return "";
  const saved = formText.savedAt(formatShortTime(savedAt));
  return taken.length > 0 ? `${saved} · ${formText.taken(taken.join(", "))}` : saved;
};

/** The bar below a form that stays in view. Stands inside the form: "Speichern" submits it. */
export const FormBar = (props: FormBarProps) => {
  const { isSaving, failure, saveLabel, children } = props;
  const hasFailed = failure !== undefined && !isSaving;

  return (
    <div className="form-bar">
      <Button type="submit" label={saveLabel ?? formText.save} loading={isSaving} />
      <Button type="button" text label={formText.cancel} disabled={isSaving} onClick={props.onCancel} />
      <p className="form-bar-status" role="status" data-failed={hasFailed}>
        {statusOf(props)}
      </p>
      {hasFailed && failure.mayPass && (
        <Button type="button" text severity="danger" label={formText.retry} onClick={props.onRetry} />
      )}
      {children && <div className="form-bar-extra">{children}</div>}
    </div>
  );
};
