import "./newsletter.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { type Newsletter, sendFlags } from "../../../shared/news/newsletter.ts";
import { Button } from "../../components/button.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Grid, Stack } from "../../components/layout/layout.tsx";
import { SeenRegion } from "../../components/seen-region.tsx";
import { newsletterApprovalWords, releaseText } from "../approval/approval.text.ts";
import { ApprovalStateNow } from "../approval/approval-state.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsOffices } from "../offices.ts";
import { NewsletterArticles } from "./newsletter-articles.tsx";
import {
  type NewsletterForm,
  newsletterFormOf,
  newsletterResolver,
  recipientChoiceOf,
} from "./newsletter-form.ts";
import { useNewsletterInWords } from "./newsletter-in-words.ts";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { newsletterMutations, newsletterQueries } from "./newsletters.queries.ts";
import {
  flagGroupText,
  flagText,
  newsletterFields,
  newsletterHelp,
  recipientsText,
  newsletterEditorText as text,
} from "./newsletters.text.ts";
import { RecipientsSentence } from "./recipients-sentence.tsx";
import { TestMailDialog } from "./test-mail-dialog.tsx";

type Flag = keyof typeof flagText;

const staff: readonly Flag[] = ["sendToEmployees", "sendToAssociateDirectors", "sendToPartnerDirectors"];
const kinds: readonly Flag[] = ["sendToClients", "sendToExternals"];
const interests: readonly Flag[] = ["sendToSubsInterestedInTaxNews", "sendToSubsInterestedInDoctorNews"];

const RecipientsFields = ({ form }: { form: UseFormReturn<NewsletterForm> }) => {
  const flags = form.watch();
  const anySubscribers = kinds.some((flag) => flags[flag]);
  const anyInterest = interests.some((flag) => flags[flag]);

  const box = (flag: Flag, note = "") => (
    <Check key={flag} {...form.register(flag)}>
      <span>
        {flagText[flag]} {note && <span className="muted">{note}</span>}
      </span>
    </Check>
  );

  return (
    <>
      <CheckGroup>
        <legend>{flagGroupText.staff}</legend>
        {staff.map((flag) =>
          box(flag, flag !== "sendToEmployees" && flags.sendToEmployees ? flagGroupText.included : ""),
        )}
      </CheckGroup>
      <CheckGroup>
        <legend>{flagGroupText.subscribers}</legend>
        {kinds.map((flag) => box(flag))}
      </CheckGroup>
      <CheckGroup>
        <legend>{`${flagGroupText.subscribers} ${flagGroupText.interests}`}</legend>
        {interests.map((flag) => box(flag))}
      </CheckGroup>
      {anySubscribers && !anyInterest && (
        <FieldProblem role="status">{recipientsText.noInterest}</FieldProblem>
      )}
    </>
  );
};

export const NewsletterEditor = ({ title, ...opened }: EditorStart<NewsletterForm, Newsletter>) => {
  const navigate = useNavigate();
  const offices = useNewsOffices();
  const { data: templates = [], isSuccess: areTemplatesKnown } = useQuery(newsletterQueries.templates);
  const [isTesting, setIsTesting] = useState(false);
  const editor = useEditor<NewsletterForm, Newsletter>({
    ...opened,
    resolver: newsletterResolver,
    draft: "newsletter",
    formOf: newsletterFormOf,
    labels: newsletterFields,
    together: { recipients: sendFlags },
    edit: newsletterQueries.edit,
    saving: newsletterMutations.save,
    pathOf: newsPaths.editNewsletter,
  });
  const { form, isDirty, guard } = editor;
  const values = form.watch();
  const field = fieldsOf(form, newsletterFields, newsletterHelp);
  const id = editor.stored?.data.id;
  const release = editor.stored?.data.release;
  // A set may be deleted while a draft waits.
  const isTemplateGone =
    areTemplatesKnown && !!values.templateId && templates.every((set) => set.id !== values.templateId);

  const toSending = async () => {
    const saved = isDirty ? await editor.submit() : editor.stored;
    if (!saved) return;
    guard.release();
    await navigate(newsPaths.sendNewsletter(saved.data.id));
  };

  return (
    <EditorFrame
      title={editor.stored ? text.editTitle : title}
      editor={editor}
      inWords={useNewsletterInWords()}
      listPath={newsPaths.newsletters}
      viewPath={id && newsPaths.newsletter(id)}
      actions={
        id !== undefined && (
          <>
            <Button text label={text.test} onClick={() => setIsTesting(true)} />
            <Button
              outlined
              label={text.continue}
              disabled={editor.isSaving}
              onClick={() => void toSending()}
            />
          </>
        )
      }
    >
      <div className="newsletter-columns">
        <div>
          <Stack>
            <TextField {...field("title")} required />
            <TextField {...field("abstract")} rows={2} />
          </Stack>
          <NewsletterArticles form={form} />
          <RichTextField {...field("content")} />
          <EditorPanel title={newsletterFields.recipients}>
            <SeenRegion height="60px">
              <RecipientsSentence choice={recipientChoiceOf(values)} />
            </SeenRegion>
            <SelectField
              {...field("organisationId")}
              options={offices}
              help={values.organisationId ? newsletterHelp.organisationId : undefined}
            />
            <Grid className="recipients-grid" fit>
              <RecipientsFields form={form} />
            </Grid>
          </EditorPanel>
        </div>
        <div className="newsletter-look">
          <SelectField
            {...field("templateId")}
            options={[
              { label: text.defaultTemplate, value: null },
              ...templates.map((set) => ({ label: set.name, value: set.id })),
              ...(isTemplateGone ? [{ label: text.goneTemplate, value: values.templateId ?? null }] : []),
            ]}
          />
          <NewsletterPreview form={values} />
          {release && (
            <EditorPanel title={releaseText.title}>
              <ApprovalStateNow release={release} words={newsletterApprovalWords} />
            </EditorPanel>
          )}
        </div>
      </div>
      {isTesting && id !== undefined && (
        <TestMailDialog
          id={id}
          // A test mail shows the stored version.
          save={isDirty ? async () => (await editor.submit()) !== undefined : undefined}
          onClose={() => setIsTesting(false)}
        />
      )}
    </EditorFrame>
  );
};
