import { useSuspenseQuery } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import type { Versioned } from "../app/client/call.ts";
import { useSignedIn } from "../app/client/session.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { FactList } from "../components/facts.tsx";
import { EditorColumns } from "../components/form/editor/editor-columns.tsx";
import { EditorFrame } from "../components/form/editor/editor-frame.tsx";
import { EditorPanel } from "../components/form/editor/editor-panel.tsx";
import { useEditor } from "../components/form/editor/use-editor.ts";
import { FieldHelp } from "../components/form/field-help.tsx";
import { TextField } from "../components/form/text/text-field.tsx";
import { Stack } from "../components/layout/stack.tsx";
import { PageHeader } from "../components/page-header.tsx";
import {
  employeeFields as fields,
  employeeFormText as formText,
} from "../components/people/employee.text.ts";
import { type PersonalForm, personalFormOf, personalResolver } from "../components/people/employee-form.ts";
import {
  AddressFields,
  ContactFields,
  PrivateFields,
  WebsiteFields,
} from "../components/people/personal-fields.tsx";
import { ownDataQuery, saveOwnData } from "./own-data.queries.ts";
import { ownDataText } from "./own-data.text.ts";
import { profileText as text } from "./profile.text.ts";

const PROFILE = "/profile";

const OwnDataEditor = ({ stored }: { stored: Versioned<Employee> }) => {
  const editor = useEditor<PersonalForm, Employee>({
    stored,
    start: personalFormOf(stored.data),
    resolver: personalResolver,
    formOf: personalFormOf,
    labels: fields,
    edit: () => ownDataQuery,
    saving: saveOwnData,
    pathOf: () => PROFILE,
  });
  const { form } = editor;
  const person = stored.data;

  return (
    <FormProvider {...form}>
      <EditorFrame title={ownDataText.title} editor={editor} listPath={PROFILE}>
        <EditorColumns>
          <Stack>
            <ContactFields />
            <AddressFields />
            <PrivateFields help={formText.ownPrivateHelp} />
            <EditorPanel title={formText.work}>
              <TextField form={form} name="specialty" label={fields.specialty} />
              <TextField
                form={form}
                name="additionalInformation"
                label={fields.additionalInformation}
                rows={3}
              />
            </EditorPanel>
          </Stack>
          <Stack gap={6}>
            <EditorPanel title={ownDataText.byOffice}>
              <FactList
                facts={[
                  [text.name, fullName(person)],
                  [text.jobTitle, person.jobTitle],
                  [text.email, person.email],
                ]}
              />
              <FieldHelp>{ownDataText.byOfficeHelp}</FieldHelp>
            </EditorPanel>
            <WebsiteFields />
          </Stack>
        </EditorColumns>
      </EditorFrame>
    </FormProvider>
  );
};

const OwnData = () => {
  const { data: stored } = useSuspenseQuery(ownDataQuery);
  return <OwnDataEditor stored={stored} />;
};

export const OwnDataPage = () => {
  const { employee } = useSignedIn();
  if (employee) return <OwnData />;
  return (
    <>
      <PageHeader title={ownDataText.title} />
      <EmptyState text={text.withoutProfile} />
    </>
  );
};
