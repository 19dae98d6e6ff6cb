import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import {
  applicationFields,
  applicationLabels as labels,
} from "../../../shared/applications/application.fields.ts";
import { type Application, ApplicationDraft } from "../../../shared/applications/application.ts";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { positions } from "../../../shared/applications/position.ts";
import { blankOf } from "../../../shared/contract/fields.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { MultiSelectField } from "../../components/form/choice/multi-select-field.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorColumns, EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { formOf } from "../../components/form/form-of.ts";
import { checkedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { type ApplicationParams, applicationPaths } from "../application-paths.ts";
import { type ApplicationInput, applicationMutations, applicationQueries } from "../applications.queries.ts";
import { detailText, editText as text } from "../applications.text.ts";

const options = positions.map((value) => ({ value, label: positionLabels[value] }));

const longFields = [
  "current_position",
  "education_school",
  "education_university",
  "education_degree",
  "additional_qualitfications",
  "comments",
] as const;

const applicationResolver = checkedBy(ApplicationDraft);

const noApplication: ApplicationInput = blankOf(applicationFields, ApplicationDraft.shape);

const applicationFormOf = (application: Application): ApplicationInput => formOf(noApplication, application);

const ApplicationEditor = ({ stored }: { stored: Versioned<Application> }) => {
  const { organisationId } = stored.data;
  const editor = useEditor<ApplicationInput, Application>({
    stored,
    start: applicationFormOf(stored.data),
    resolver: applicationResolver,
    formOf: applicationFormOf,
    labels,
    edit: applicationQueries.edit(organisationId),
    saving: applicationMutations.save(organisationId),
    pathOf: (id) => applicationPaths.edit({ organisationId, id }),
  });
  const field = fieldsOf(editor.form, labels);
  const shown = applicationPaths.read(stored.data);

  return (
    <EditorFrame
      title={text.title(fullName(editor.stored?.data ?? stored.data))}
      editor={editor}
      viewPath={shown}
      listPath={shown}
    >
      <EditorColumns>
        <Stack>
          <EditorPanel title={detailText.person}>
            <TextField {...field("salutation")} />
            <FieldPair>
              <TextField {...field("firstname")} required />
              <TextField {...field("lastname")} required />
            </FieldPair>
            <FieldPair>
              <TextField {...field("email")} type="email" required />
              <TextField {...field("phone")} />
            </FieldPair>
            <DateField {...field("birthdate")} />
            <TextField {...field("street")} />
            <FieldPair first="third">
              <TextField {...field("zip")} />
              <TextField {...field("city")} />
            </FieldPair>
          </EditorPanel>
          <EditorPanel title={detailText.career}>
            {longFields.map((name) => (
              <TextField key={name} {...field(name)} rows={2} />
            ))}
          </EditorPanel>
        </Stack>
        <Stack gap={6}>
          <EditorPanel title={labels.positions}>
            <MultiSelectField {...field("positions")} options={options} add={text.addPosition} />
            <TextField {...field("position_other")} />
          </EditorPanel>
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};

const StoredApplication = ({ organisationId, id }: ApplicationParams) => {
  const { data: stored } = useSuspenseQuery(applicationQueries.edit(organisationId)(id));
  return <ApplicationEditor stored={stored} />;
};

export const ApplicationEditPage = () => {
  const { organisationId = "", id = "" } = useParams();
  if (!maySeeApplicationsOf(useViewer(), organisationId)) return <NotAllowed />;
  return <StoredApplication key={id} organisationId={organisationId} id={id} />;
};
