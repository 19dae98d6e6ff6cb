import { isSameDay } from "date-fns/isSameDay";
import { useEffect, useId, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { formatDate, formatShortTime, formatStamp } from "../../../../shared/dates/dates.ts";
import { Button } from "../../button.tsx";
import { formText, draftText as text } from "../../components.text.ts";
import { Row } from "../../layout/layout.tsx";
import { PageHeader } from "../../page-header.tsx";
import { PlainDialog } from "../../plain-dialog.tsx";
import { commonText } from "../../words.text.ts";
import { ProblemSummary } from "../problem-summary.tsx";
import { ActionBar } from "./action-bar.tsx";
import { ConflictQuestion, type Stored } from "./conflict-question.tsx";
import type { InWords } from "./differences.ts";
import type { Editor } from "./use-editor.ts";
import { SAVE_KEYS, useSaveKeys } from "./use-save-keys.ts";

interface DraftQuestionProps {
  at: string;
  title: string | undefined;
  onGoOn: () => void;
  onDrop: () => void;
}

const whenOf = (at: string) =>
  isSameDay(at, new Date()) ? text.today(formatShortTime(at)) : text.onDay(formatDate(at));

const DraftQuestion = ({ at, title, onGoOn, onDrop }: DraftQuestionProps) => (
  <PlainDialog
    title={text.question(whenOf(at))}
    visible
    // Closing must not lose the draft.
    onClose={onGoOn}
    footer={
      <>
        <Button text severity="danger" label={text.drop} onClick={onDrop} />
        <Button label={text.goOn} onClick={onGoOn} autoFocus />
      </>
    }
  >
    {text.begun(title)}
  </PlainDialog>
);

interface FormBarProps {
  editor: Pick<
    Editor<FieldValues, Stored>,
    "isSaving" | "isDirty" | "failure" | "retry" | "savedAt" | "draft" | "taken"
  >;
  onView: (() => void) | undefined;
  onCancel: () => void;
  saveLabel: string | undefined;
  children: React.ReactNode;
}

const unsavedWords = ({ savedAt, hasFailed }: FormBarProps["editor"]["draft"]) => {
  if (hasFailed) return formText.notKept;
  return savedAt ? formText.keptAt(formatShortTime(savedAt)) : formText.unsaved;
};

const statusOf = ({ isSaving, failure, isDirty, draft, savedAt, taken }: FormBarProps["editor"]) => {
  const also = taken.length > 0 ? ` · ${formText.taken(taken.join(", "))}` : "";
  if (isSaving) return formText.saving;
  if (failure) return `${formText.notSaved(failure.words)}${also}`;
  if (isDirty) return `${unsavedWords(draft)}${also}`;
  return savedAt ? `${formText.savedAt(formatShortTime(savedAt))}${also}` : "";
};

/** Must be inside the form: "Speichern" submits it. */
const FormBar = ({ editor, onView, onCancel, saveLabel, children }: FormBarProps) => {
  const { isSaving, failure } = editor;
  const hasFailed = failure !== undefined && !isSaving;

  return (
    <ActionBar
      status={statusOf(editor)}
      hasFailed={hasFailed}
      actions={
        <>
          <Button
            type="submit"
            label={saveLabel ?? commonText.save}
            aria-keyshortcuts={saveLabel === undefined ? SAVE_KEYS : undefined}
            icon={isSaving ? "pi pi-spin pi-spinner" : undefined}
            // A disabled button would lose the focus.
            aria-disabled={isSaving}
          />
          {onView && <Button outlined label={formText.view} disabled={isSaving} onClick={onView} />}
          <Button text label={commonText.cancel} disabled={isSaving} onClick={onCancel} />
        </>
      }
    >
      {hasFailed && failure.mayPass && (
        <Button text severity="danger" label={formText.retry} onClick={() => void editor.retry()} />
      )}
      {children && <Row className="form-bar-extra">{children}</Row>}
    </ActionBar>
  );
};

interface EditorFrameProps<Form extends FieldValues, Entity extends { readonly id: string }> {
  title: string;
  editor: Editor<Form, Entity>;
  inWords?: InWords<Form>;
  listPath: string;
  viewPath?: string | undefined;
  saveLabel?: string | undefined;
  actions?: React.ReactNode;
  children: React.ReactNode;
}

const titleIn = ({ title }: FieldValues) => (typeof title === "string" && title ? title : undefined);

const firstField = ":is(input, textarea, select):not([type=hidden], [hidden], [readonly], :disabled)";

export const EditorFrame = <Form extends FieldValues, Entity extends Stored>(
  props: EditorFrameProps<Form, Entity>,
) => {
  const { title, editor, inWords, listPath, viewPath, saveLabel, actions, children } = props;
  const { form, labels, stored, conflict } = editor;
  const [isNew] = useState(stored === undefined);
  const changedAt = stored?.data.modifiedAt ?? (isNew ? editor.savedAt : undefined);
  // Reserved for new entities too, so that saving moves nothing.
  const meta = changedAt ? formText.lastChange(formatStamp(changedAt)) : isNew && formText.neverSaved;
  const navigate = useNavigate();
  const formId = useId();
  // Where saving notifies others, the keys only keep the draft.
  useSaveKeys(formId, saveLabel === undefined ? undefined : () => void editor.draft.keep());
  const element = useRef<HTMLFormElement>(null);
  const [beginsAtOnce] = useState(isNew && !editor.begun);
  useEffect(() => {
    if (beginsAtOnce) element.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  }, [beginsAtOnce]);

  return (
    <form
      id={formId}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <PageHeader title={title} meta={meta} />
      <ProblemSummary form={form} labels={labels} />
      {children}
      <FormBar
        editor={editor}
        saveLabel={saveLabel}
        onView={viewPath === undefined ? undefined : () => void navigate(viewPath)}
        onCancel={() => void navigate(listPath)}
      >
        {actions}
      </FormBar>
      {editor.guard.dialog}
      {editor.begun && (
        <DraftQuestion
          at={editor.begun.at}
          title={titleIn(editor.begun.values)}
          onGoOn={editor.goOn}
          onDrop={editor.drop}
        />
      )}
      {conflict && (
        <ConflictQuestion
          conflict={conflict}
          labels={labels}
          inWords={inWords}
          isSaving={editor.isSaving}
          onResolve={(chosenTheirs) => void editor.resolve(chosenTheirs)}
          onClose={editor.dismissConflict}
        />
      )}
    </form>
  );
};
