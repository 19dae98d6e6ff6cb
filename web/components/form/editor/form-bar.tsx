import { Button } from "primereact/button";
import { formatShortTime } from "../../../../shared/dates/dates.ts";
import { formText } from "../../components.text.ts";
import { Row } from "../../layout/row.tsx";
import { ActionBar } from "./action-bar.tsx";
import type { DraftState } from "./drafts/draft-writer.ts";
import type { SaveFailure } from "./save-failure.ts";
import { SAVE_KEYS } from "./use-save-keys.ts";

interface FormBarProps {
  isSaving: boolean;
  isDirty: boolean;
  failure: SaveFailure | undefined;
  onRetry: () => void;
  savedAt?: Date | undefined;
  draft: DraftState;
  /** Only touched by someone else. */
  taken: readonly string[];
  onView?: (() => void) | undefined;
  onCancel: () => void;
  saveLabel?: string | undefined;
  children?: React.ReactNode;
}

const unsavedWords = ({ savedAt, hasFailed }: DraftState) => {
  if (hasFailed) return formText.notKept;
  return savedAt ? formText.keptAt(formatShortTime(savedAt)) : formText.unsaved;
};

const statusOf = ({ isSaving, failure, isDirty, draft, savedAt, taken }: FormBarProps) => {
  const also = taken.length > 0 ? ` · ${formText.taken(taken.join(", "))}` : "";
  if (isSaving) return formText.saving;
  if (failure) return `${formText.notSaved(failure.words)}${also}`;
  if (isDirty) return `${unsavedWords(draft)}${also}`;
  return savedAt ? `${formText.savedAt(formatShortTime(savedAt))}${also}` : "";
};

/** Must be inside the form: "Speichern" submits it. */
export const FormBar = (props: FormBarProps) => {
  const { isSaving, failure, saveLabel, children } = props;
  const hasFailed = failure !== undefined && !isSaving;

  return (
    <ActionBar
      status={statusOf(props)}
      hasFailed={hasFailed}
      actions={
        <>
          <Button
            type="submit"
            label={saveLabel ?? formText.save}
            aria-keyshortcuts={saveLabel === undefined ? SAVE_KEYS : undefined}
            icon={isSaving ? "pi pi-spin pi-spinner" : undefined}
            // A disabled button would lose the focus.
            aria-disabled={isSaving}
          />
          {props.onView && (
            <Button type="button" outlined label={formText.view} disabled={isSaving} onClick={props.onView} />
          )}
          <Button type="button" text label={formText.cancel} disabled={isSaving} onClick={props.onCancel} />
        </>
      }
    >
      {hasFailed && failure.mayPass && (
        <Button type="button" text severity="danger" label={formText.retry} onClick={props.onRetry} />
      )}
      {children && <Row className="form-bar-extra">{children}</Row>}
    </ActionBar>
  );
};
