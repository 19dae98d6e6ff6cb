import { useEffect, useId, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { formatStamp } from "../../../../shared/dates/dates.ts";
import { formText } from "../../components.text.ts";
import { PageHeader } from "../../page-header.tsx";
import { ProblemSummary } from "../problem-summary.tsx";
import { ConflictQuestion, type Stored } from "./conflict-question.tsx";
import type { InWords } from "./differences.ts";
import { DraftQuestion } from "./drafts/draft-question.tsx";
import { FormBar } from "./form-bar.tsx";
import type { Editor } from "./use-editor.ts";
import { useSaveKeys } from "./use-save-keys.ts";

interface EditorFrameProps<Form extends FieldValues, Entity extends { readonly id: string }> {
  title: string;
  editor: Editor<Form, Entity>;
  inWords?: InWords<Form>;
  listPath: string;
  viewPath?: string | undefined;
  saveLabel?: string | undefined;
  /** At the right of the bar. */
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
  // Where saving tells others, keys alone keep the draft.
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
        isSaving={editor.isSaving}
        isDirty={editor.isDirty}
        draft={editor.draft}
        savedAt={editor.savedAt}
        taken={editor.taken}
        failure={editor.failure}
        onRetry={() => void editor.retry()}
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
