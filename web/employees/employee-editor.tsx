import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { employeeFields, employeeLabels as fields } from "../../shared/organisations/employee.fields.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { useViewer } from "../app/client/session.ts";
import { CheckField } from "../components/form/choice/check-field.tsx";
import { SelectField } from "../components/form/choice/select-field.tsx";
import { EditorFrame } from "../components/form/editor/editor-frame.tsx";
import { EditorColumns, EditorPanel } from "../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../components/form/editor/use-editor.ts";
import { FieldGrid } from "../components/form/field-grid.tsx";
import { FieldHelp } from "../components/form/field-help.tsx";
import { fieldsOf } from "../components/form/form-field.tsx";
import { TextField } from "../components/form/text/text-field.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { employeeFormText as formText } from "../components/people/employee.text.ts";
import { type EmployeeForm, employeeFormOf, employeeResolver } from "../components/people/employee-form.ts";
import { useOfficeOf } from "../components/people/offices.ts";
import {
  AddressFields,
  ContactFields,
  PrivateFields,
  WebsiteFields,
  WorkFields,
} from "../components/people/personal-fields.tsx";
import { useAllowedOffices } from "../components/people/use-office-rights.ts";
import { commonText } from "../components/words.text.ts";
import { employeePaths } from "./employee-paths.ts";
import { employeeMutations, employeeQueries, noProfessions } from "./employees.queries.ts";
import { employeeEditorText as text } from "./employees.text.ts";

const useOfficeChoice = (current: string | null | undefined) => {
  const offices = useAllowedOffices("ADMIN_ORG");
  const officeOf = useOfficeOf();
  const present = officeOf(current ?? null);
  const isListed = offices.some(({ id }) => id === present?.id);
  return [...(present && !isListed ? [present] : []), ...offices].map(({ id, name }) => ({
    label: name,
    value: id,
  }));
};

const numberOf = (typed: unknown) => (typed === "" || typed === null ? null : Number(typed));

export const EmployeeEditor = ({ title, ...opened }: EditorStart<EmployeeForm, Employee>) => {
  const listId = useId();
  const viewer = useViewer();
  const officeOf = useOfficeOf();
  const offices = useOfficeChoice(opened.stored?.data.employedAt);
  const { data: professions = noProfessions } = useQuery(employeeQueries.professions);
  const editor = useEditor<EmployeeForm, Employee>({
    ...opened,
    resolver: employeeResolver,
    formOf: employeeFormOf,
    labels: fields,
    edit: employeeQueries.edit,
    saving: employeeMutations.save,
    pathOf: employeePaths.edit,
  });
  const { form, stored } = editor;
  const field = fieldsOf(form, fields);
  const isOwn = stored !== undefined && stored.data.id === viewer.employeeId && !viewer.isAdmin;

  return (
    <FormProvider {...form}>
      <EditorFrame
        title={stored ? fullName(stored.data) : title}
        editor={editor}
        inWords={{ employedAt: ({ employedAt }) => officeOf(employedAt)?.name ?? "" }}
        viewPath={stored && employeePaths.read(stored.data.id)}
        listPath={stored ? employeePaths.read(stored.data.id) : employeePaths.list}
      >
        <EditorColumns>
          <Stack>
            <EditorPanel title={formText.person}>
              <FieldGrid>
                <TextField {...field("firstname")} required />
                <TextField {...field("lastname")} required />
                <TextField {...field("salutation")} />
                <TextField {...field("title")} />
                <TextField {...field("titleBehind")} />
              </FieldGrid>
            </EditorPanel>
            <ContactFields>
              <TextField {...field("email")} type="email" help={formText.emailHelp} />
            </ContactFields>
            <WorkFields specialties={`${listId}-specialty`}>
              <TextField {...field("jobTitle")} list={`${listId}-jobTitle`} />
            </WorkFields>
            <AddressFields />
            <PrivateFields help={formText.privateHelp} />
          </Stack>
          <Stack gap={6}>
            <EditorPanel title={text.office}>
              <SelectField
                {...field("employedAt")}
                options={offices}
                placeholder={commonText.chooseOffice}
                required
              />
              <div>
                {isOwn ? (
                  <FieldHelp>{text.ownDirectorship}</FieldHelp>
                ) : (
                  <>
                    <CheckField {...field("isDirector")} />
                    <FieldHelp>{formText.directorHelp}</FieldHelp>
                  </>
                )}
              </div>
            </EditorPanel>
            <WebsiteFields
              stored={stored?.data}
              last={<TextField {...field("homepageOrder")} rules={{ setValueAs: numberOf }} />}
            >
              <CheckField {...field("showOnHomepage")} />
            </WebsiteFields>
          </Stack>
        </EditorColumns>
        {(["jobTitle", "specialty"] as const).map((name) => (
          <datalist key={name} id={`${listId}-${name}`} aria-label={fields[name]}>
            {professions[employeeFields[name].choices].map((profession) => (
              <option key={profession} value={profession} />
            ))}
          </datalist>
        ))}
      </EditorFrame>
    </FormProvider>
  );
};
