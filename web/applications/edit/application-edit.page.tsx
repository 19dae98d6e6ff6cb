import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { Application } from "../../../shared/applications/application.ts";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { EditorColumns } from "../../components/form/editor/editor-columns.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { useEditor } from "../../components/form/editor/use-editor.ts";
import { Stack } from "../../components/layout/stack.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { applicantName } from "../applicant-name.ts";
import { type ApplicationPlace, applicationPaths } from "../application-paths.ts";
import { type ApplicationInput, applicationMutations, applicationQueries } from "../applications.queries.ts";
import { applicationFields, editText as text } from "../applications.text.ts";
import { CareerFields, PersonFields, SideFields } from "./application-fields.tsx";
import { applicationFormOf, applicationResolver } from "./application-form.ts";

const ApplicationEditor = ({ stored }: { stored: Versioned<Application> }) => {
  const { organisationId } = stored.data;
  const editor = useEditor<ApplicationInput, Application>({
    stored,
    start: applicationFormOf(stored.data),
    resolver: applicationResolver,
    formOf: applicationFormOf,
    labels: applicationFields,
    edit: applicationQueries.edit(organisationId),
    saving: applicationMutations.save(organisationId),
    pathOf: (id) => applicationPaths.edit({ organisationId, id }),
  });
  const shown = applicationPaths.read(stored.data);

  return (
    <EditorFrame
      title={text.title(applicantName(editor.stored?.data ?? stored.data))}
      editor={editor}
      viewPath={shown}
      listPath={shown}
    >
      <EditorColumns>
        <Stack>
          <PersonFields form={editor.form} />
          <CareerFields form={editor.form} />
        </Stack>
        <Stack gap={6}>
          <SideFields form={editor.form} />
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};

const StoredApplication = ({ organisationId, id }: ApplicationPlace) => {
  const { data: stored } = useSuspenseQuery(applicationQueries.edit(organisationId)(id));
  return <ApplicationEditor stored={stored} />;
};

export const ApplicationEditPage = () => {
  const { organisationId = "", id = "" } = useParams();
  if (!maySeeApplicationsOf(useViewer(), organisationId)) return <NotAllowed />;
  return <StoredApplication key={id} organisationId={organisationId} id={id} />;
};
