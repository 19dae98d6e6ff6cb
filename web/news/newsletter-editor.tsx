import "./editor.css";
import "./newsletter.css";
import { useQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Newsletter } from "../../shared/news/newsletter.ts";
import type { Versioned } from "../app/call.ts";
import { formatDateTime } from "../components/date-text.tsx";
import { FormBar } from "../components/form-bar.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { ProblemSummary } from "../components/problem-summary.tsx";
import { useToasts } from "../components/toasts.tsx";
import { useUnsavedGuard } from "../components/unsaved-guard.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { newsPaths } from "./news-paths.ts";
import { NewsletterArticles } from "./newsletter-articles.tsx";
import { newsletterDifferences } from "./newsletter-differences.ts";
import { type NewsletterForm, newsletterFormOf, newsletterResolver } from "./newsletter-form.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterMutations, newsletterQueries, readNewsletter } from "./newsletters.queries.ts";
import { newsletterFields, newsletterHelp, newsletterEditorText as text } from "./newsletters.text.ts";
import { useOfficeName } from "./offices.ts";
import { recipientChoiceOf } from "./recipient-choice.ts";
import { RecipientsFields } from "./recipients-fields.tsx";
import { RecipientsSentence } from "./recipients-sentence.tsx";
import { RichTextField } from "./rich-text-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TestMailDialog } from "./test-mail-dialog.tsx";
import { TextField } from "./text-field.tsx";
import { useEditableOffices } from "./use-editable-offices.ts";
import { useEntityForm } from "./use-entity-form.ts";

interface NewsletterEditorProps {
  title: string;
  stored?: Versioned<Newsletter>;
  start: NewsletterForm;
  isStartUnsaved?: boolean;
}

/** Composes a newsletter, new or stored. */
export const NewsletterEditor = ({ title, stored, start, isStartUnsaved = false }: NewsletterEditorProps) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const officeName = useOfficeName();
  const offices = useEditableOffices();
  const { data: templates = [] } = useQuery(newsletterQueries.templates);
  const [isTesting, setIsTesting] = useState(false);
  const editor = useEntityForm<NewsletterForm, Newsletter>({
    resolver: newsletterResolver,
    stored,
    start,
    formOf: newsletterFormOf,
    read: readNewsletter,
    saving: newsletterMutations.save,
    onSaved: async ({ id }, isNew) => {
      if (!isNew) return;
      guard.release();
      toasts.success(text.created);
      await navigate(newsPaths.editNewsletter(id), { replace: true });
    },
  });
  const { form, conflict } = editor;
  const values = form.watch();
  const isDirty = form.formState.isDirty || (isStartUnsaved && !editor.stored);
  const guard = useUnsavedGuard(isDirty);
  const id = editor.stored?.data.id;

  const toSending = async () => {
    const saved = isDirty ? await editor.submit() : editor.stored;
    if (!saved) return;
    guard.release();
    await navigate(newsPaths.sendNewsletter(saved.data.id));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.submit();
      }}
    >
      <PageHeader
        title={title}
        meta={editor.stored && text.lastChange(formatDateTime(editor.stored.data.modifiedAt))}
      />
      <ProblemSummary form={form} labels={newsletterFields} />
      <div className="newsletter-columns">
        <div>
          <div className="editor-main">
            <TextField form={form} name="title" label={newsletterFields.title} required />
            <TextField
              form={form}
              name="abstract"
              label={newsletterFields.abstract}
              help={newsletterHelp.abstract}
              rows={2}
            />
          </div>
          <NewsletterArticles form={form} />
          <RichTextField form={form} name="content" label={newsletterFields.content} />
          <section className="editor-panel" aria-label={newsletterFields.recipients}>
            <h2>{newsletterFields.recipients}</h2>
            <RecipientsSentence choice={recipientChoiceOf(values)} />
            <SelectField
              form={form}
              name="organisationId"
              label={newsletterFields.organisationId}
              options={offices}
              help={values.organisationId ? newsletterHelp.organisationId : undefined}
            />
            <div className="recipients-grid">
              <RecipientsFields form={form} />
            </div>
          </section>
        </div>
        <div className="newsletter-look">
          <SelectField
            form={form}
            name="templateId"
            label={newsletterFields.templateId}
            options={[
              { label: text.defaultTemplate, value: null },
              ...templates.map((set) => ({ label: set.name, value: set.id })),
            ]}
          />
          <NewsletterPreview form={values} />
        </div>
      </div>
      <FormBar
        isSaving={editor.isSaving}
        isDirty={isDirty}
        savedAt={editor.savedAt}
        onCancel={() => void navigate(newsPaths.newsletters)}
      >
        {id !== undefined && (
          <>
            <Button type="button" text label={text.test} onClick={() => setIsTesting(true)} />
            <Button
              type="button"
              outlined
              label={text.continue}
              disabled={editor.isSaving}
              onClick={() => void toSending()}
            />
          </>
        )}
      </FormBar>
      {guard.dialog}
      {isTesting && id !== undefined && (
        <TestMailDialog
          id={id}
          // A test shows what is stored, so what stands in the form is stored first.
          save={isDirty ? async () => (await editor.submit()) !== undefined : undefined}
          onClose={() => setIsTesting(false)}
        />
      )}
      {conflict && (
        <ConflictDialog
          differences={newsletterDifferences(conflict.mine, newsletterFormOf(conflict.theirs), officeName)}
          isSaving={editor.isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={() => void editor.takeTheirs()}
          onClose={editor.dismissConflict}
        />
      )}
    </form>
  );
};
