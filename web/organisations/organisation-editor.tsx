import { useMutation } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { OPERATOR } from "../../shared/organisations/operator.ts";
import { officeLabels } from "../../shared/organisations/organisation.fields.ts";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { Button } from "../components/button.tsx";
import { EditorFrame } from "../components/form/editor/editor-frame.tsx";
import { EditorColumns, EditorPanel } from "../components/form/editor/editor-panel.tsx";
import { type Editor, type EditorStart, useEditor } from "../components/form/editor/use-editor.ts";
import { FieldHelp } from "../components/form/field-help.tsx";
import { FieldPair } from "../components/form/field-pair.tsx";
import { fieldsOf } from "../components/form/form-field.tsx";
import { TextField } from "../components/form/text/text-field.tsx";
import { Row, Stack } from "../components/layout/layout.tsx";
import { useToasts } from "../components/toasts.tsx";
import { MainFields, SideFields } from "./organisation-fields.tsx";
import { type OrganisationForm, organisationFormOf, organisationResolver } from "./organisation-form.ts";
import { officePaths } from "./organisation-paths.ts";
import { officeMutations, officeQueries } from "./organisations.queries.ts";
import { officeHelp, officeEditorText as text } from "./organisations.text.ts";

const MailFields = ({ editor }: { editor: Editor<OrganisationForm, Organisation> }) => {
  const { form, stored, isDirty, submit } = editor;
  const field = fieldsOf(form, officeLabels, officeHelp);
  const [name, email, mailSenderName, mailReplyTo] = useWatch({
    control: form.control,
    name: ["name", "email", "mailSenderName", "mailReplyTo"],
  });
  const toasts = useToasts();
  const test = useMutation({
    ...officeMutations.testMail,
    onSuccess: () => toasts.success(text.tested),
    onError: toasts.problem,
  });
  const answered = mailReplyTo?.trim() || email?.trim();

  /** A test mail shows the stored version. */
  const send = async (id: string) => {
    if (isDirty && !(await submit())) return;
    test.mutate(id);
  };

  return (
    <EditorPanel title={text.mails}>
      <FieldPair>
        <TextField {...field("mailSenderName")} />
        <TextField {...field("mailReplyTo")} type="email" />
      </FieldPair>
      <FieldHelp>
        {text.arrivesAs(mailSenderName?.trim() || name)}{" "}
        {answered ? text.answersTo(answered) : text.answersToGroup}
        {stored?.data.id === OPERATOR && ` ${text.forGroup}`}
      </FieldHelp>
      {stored && (
        <Row>
          <Button
            outlined
            icon="pi pi-envelope"
            label={isDirty ? text.testSaved : text.test}
            loading={test.isPending}
            onClick={() => void send(stored.data.id)}
          />
        </Row>
      )}
    </EditorPanel>
  );
};

export const OrganisationEditor = ({ title, ...opened }: EditorStart<OrganisationForm, Organisation>) => {
  const editor = useEditor<OrganisationForm, Organisation>({
    ...opened,
    resolver: organisationResolver,
    formOf: organisationFormOf,
    labels: officeLabels,
    edit: officeQueries.edit,
    saving: officeMutations.save,
    pathOf: officePaths.edit,
  });
  const { form, stored } = editor;

  return (
    <EditorFrame
      title={stored ? text.editTitle(stored.data.name) : title}
      editor={editor}
      viewPath={stored && officePaths.read(stored.data.id)}
      listPath={stored ? officePaths.read(stored.data.id) : officePaths.list}
    >
      <EditorColumns>
        <Stack>
          <MainFields form={form} />
          <MailFields editor={editor} />
        </Stack>
        <Stack gap={6}>
          <SideFields form={form} />
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
