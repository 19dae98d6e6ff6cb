import "./editor.css";
import type { FieldValues } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { formText } from "../../components.text.ts";
import { formatDateTime } from "../../date-text.tsx";
import { PageHeader } from "../../page-header.tsx";
import { ProblemSummary } from "../problem-summary.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { differencesOf, type InWords } from "./differences.ts";
import { FormBar } from "./form-bar.tsx";
import type { Editor } from "./use-editor.ts";

interface EditorFrameProps<Form extends FieldValues, Entity extends { readonly id: string }> {
  title: string;
  editor: Editor<Form, Entity>;
  /** What the fields are called on the page, by their name in the form; versions are compared in this order. */
  labels: Readonly<Record<string, string>>;
  /** How those read whose values do not speak for themselves. */
  inWords?: InWords<Form>;
  /** Where "Abbrechen" leads. */
  listPath: string;
  saveLabel?: string | undefined;
  /** Further actions, at the right of the bar. */
  actions?: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of every editor: its heading, what keeps it from being saved, the bar below, and the choice when two wrote at once. */
export const EditorFrame = <
  Form extends FieldValues,
  Entity extends { readonly id: string; readonly modifiedAt?: string | null },
>(
  props: EditorFrameProps<Form, Entity>,
) => {
  const { title, editor, labels, inWords, listPath, saveLabel, actions, children } = props;
  const { form, stored, conflict } = editor;
  const modifiedAt = stored?.data.modifiedAt;
  const navigate = useNavigate();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <PageHeader title={title} meta={modifiedAt && formText.lastChange(formatDateTime(modifiedAt))} />
      <ProblemSummary form={form} labels={labels} />
      {children}
      <FormBar
        isSaving={editor.isSaving}
        isDirty={editor.isDirty}
        savedAt={editor.savedAt}
        failure={editor.failure}
        onRetry={() => void editor.retry()}
        saveLabel={saveLabel}
        onCancel={() => void navigate(listPath)}
      >
        {actions}
      </FormBar>
      {editor.guard.dialog}
      {conflict && (
        <ConflictDialog
          differences={differencesOf(conflict.mine, conflict.theirs, labels, inWords)}
          isSaving={editor.isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={() => void editor.takeTheirs()}
          onClose={editor.dismissConflict}
        />
      )}
    </form>
  );
};
