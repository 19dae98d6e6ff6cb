import "./employee.css";
import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Skeleton } from "primereact/skeleton";
import { useNavigate, useParams } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { useViewer } from "../app/client/session.ts";
import { paths } from "../app/shell/paths.ts";
import { stampInWords } from "../components/date-text.tsx";
import { Details } from "../components/facts.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageSkeleton } from "../components/page-skeleton.tsx";
import { officesQuery } from "../components/people/offices.queries.ts";
import { PersonAvatar } from "../components/people/person-avatar.tsx";
import { PictureEditor } from "../components/people/picture/picture-editor.tsx";
import { VcardButton } from "../components/people/vcard-button.tsx";
import { Region } from "../components/region.tsx";
import { EmployeeFacts } from "./employee-facts.tsx";
import { employeePaths } from "./employee-paths.ts";
import { EmployeeUsers } from "./employee-users.tsx";
import { employeeQueries } from "./employees.queries.ts";
import { employeesText, employeeText as text } from "./employees.text.ts";
import { PersonArticles } from "./person-articles.tsx";
import { PersonPosts } from "./person-posts.tsx";
import { useRemoval } from "./use-removal.tsx";

const changeOf = ({ modifiedAt, editor }: Employee) =>
  text.changed(stampInWords(modifiedAt), editor ? fullName(editor) : "");

const EditOwnButton = ({ outlined = false }: { outlined?: boolean }) => {
  const navigate = useNavigate();
  return (
    <Button
      outlined={outlined}
      icon="pi pi-user-edit"
      label={text.editOwn}
      onClick={() => void navigate(paths.ownData)}
    />
  );
};

export const EmployeePage = () => {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  usePrefetchQuery(officesQuery);
  const { data: person } = useSuspenseQuery(employeeQueries.read(id));
  // Numbers and lines follow from the office, and would move all that stands below.
  const { isPending } = useQuery(officesQuery);
  const mayEdit = isAllowed(viewer, "ADMIN_ORG", person.employedAt);
  const askToRemove = useRemoval();
  const isOwn = viewer.employeeId === person.id;
  if (isPending) return <PageSkeleton />;

  return (
    <>
      <PageHeader
        title={fullName(person)}
        meta={isOwn ? text.you : person.jobTitle}
        action={
          mayEdit ? (
            <Button
              icon="pi pi-pencil"
              label={employeesText.edit}
              onClick={() => void navigate(employeePaths.edit(person.id))}
            />
          ) : (
            isOwn && <EditOwnButton />
          )
        }
        more={
          mayEdit &&
          (isOwn ? (
            <EditOwnButton outlined />
          ) : (
            <Button
              text
              severity="danger"
              icon="pi pi-trash"
              label={employeesText.remove}
              onClick={() => askToRemove(person)}
            />
          ))
        }
      />
      <div className="employee-page">
        <div className="employee-side">
          {isOwn || mayEdit ? (
            <PictureEditor person={person} isOwn={isOwn} />
          ) : (
            <PersonAvatar
              person={person}
              fileId={person.profilePictureId}
              alt={person.profilePictureAltText ?? ""}
              size="large"
            />
          )}
          <VcardButton person={person} />
        </div>
        <Details>
          <EmployeeFacts person={person} showsPrivate={isOwn || mayEdit} />
          {viewer.isAdmin && <EmployeeUsers employeeId={person.id} />}
        </Details>
      </div>
      <Region part fallback={<Skeleton height="480px" />}>
        <PersonArticles person={person} />
      </Region>
      <Region part fallback={<Skeleton height="120px" />}>
        <PersonPosts person={person} />
      </Region>
      <p className="muted employee-change">{changeOf(person)}</p>
    </>
  );
};
