import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";
import { NotAllowed } from "../components/no-access.tsx";
import { OrganisationEditor } from "./organisation-editor.tsx";
import { newOrganisationForm, organisationFormOf } from "./organisation-form.ts";
import { officeQueries } from "./organisations.queries.ts";
import { officesText, officeEditorText as text } from "./organisations.text.ts";

export const NewOrganisationPage = () =>
  isAllowed(useViewer(), "ADMIN_ORG") ? (
    <OrganisationEditor title={officesText.create} start={newOrganisationForm} />
  ) : (
    <NotAllowed />
  );

export const OrganisationEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(officeQueries.edit(id));
  const mayEdit = isAllowed(useViewer(), "ADMIN_ORG", id);
  if (!mayEdit) return <NotAllowed />;

  return (
    <OrganisationEditor
      key={id}
      title={text.editTitle(stored.data.name)}
      stored={stored}
      start={organisationFormOf(stored.data)}
    />
  );
};
