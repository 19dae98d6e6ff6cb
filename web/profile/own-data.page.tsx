import { useSuspenseQuery } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";
import { login } from "../../shared/login/login.contract.ts";
import { employeeLabels as fields } from "../../shared/organisations/employee.fields.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import type { Versioned } from "../app/client/call.ts";
import { savingOf } from "../app/client/mutation-of.ts";
import { editOf } from "../app/client/query-of.ts";
import { useSignedIn } from "../app/client/session.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { FactList } from "../components/facts.tsx";
import { EditorFrame } from "../components/form/editor/editor-frame.tsx";
import { EditorColumns, EditorPanel } from "../components/form/editor/editor-panel.tsx";
import { useEditor } from "../components/form/editor/use-editor.ts";
import { FieldHelp } from "../components/form/field-help.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { employeeFormText as formText } from "../components/people/employee.text.ts";
import { type PersonalForm, personalFormOf, personalResolver } from "../components/people/employee-form.ts";
import {
  AddressFields,
  ContactFields,
  PrivateFields,
  WebsiteFields,
  WorkFields,
} from "../components/people/personal-fields.tsx";
import { commonText } from "../components/words.text.ts";
import { ownDataText, profileText as text } from "./profile.text.ts";

const ownDataQuery = editOf(login.profile.read, {});

const saveOwnData = savingOf(login.profile, { update: (body: PersonalForm) => ({ body }) });

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
  const person = stored.data;

  return (
    <FormProvider {...editor.form}>
      <EditorFrame title={ownDataText.title} editor={editor} listPath={PROFILE}>
        <EditorColumns>
          <Stack>
            <ContactFields />
            <AddressFields />
            <PrivateFields help={formText.ownPrivateHelp} />
            <WorkFields />
          </Stack>
          <Stack gap={6}>
            <EditorPanel title={ownDataText.byOffice}>
              <FactList
                facts={[
                  [commonText.name, fullName(person)],
                  [fields.jobTitle, person.jobTitle],
                  [fields.email, person.email],
                ]}
              />
              <FieldHelp>{ownDataText.byOfficeHelp}</FieldHelp>
            </EditorPanel>
            <WebsiteFields stored={person} />
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
