import "./employee.css";
import { useMutation, usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { employeesOfOffice } from "../../shared/organisations/employees-of-office.contract.ts";
import { useKnownRow } from "../app/client/known-row.ts";
import { useViewer } from "../app/client/session.ts";
import { paths } from "../app/shell/paths.ts";
import { Button } from "../components/button.tsx";
import { useConfirm } from "../components/confirm-action.tsx";
import { stampInWords } from "../components/date-text.tsx";
import { Details } from "../components/facts.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { PageSkeleton } from "../components/page-skeleton.tsx";
import { HandoverField } from "../components/people/handover-field.tsx";
import { officesQuery } from "../components/people/offices.queries.ts";
import { PersonAvatar } from "../components/people/person-avatar.tsx";
import { PictureEditor } from "../components/people/picture/picture-editor.tsx";
import { VcardButton } from "../components/people/vcard-button.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { Region } from "../components/region.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { useToasts } from "../components/toasts.tsx";
import { commonText } from "../components/words.text.ts";
import { EmployeeFacts } from "./employee-facts.tsx";
import { employeePaths } from "./employee-paths.ts";
import { employeeMutations, employeeQueries } from "./employees.queries.ts";
import { employeeText as text } from "./employees.text.ts";
import { PersonArticles } from "./person-articles.tsx";
import { PersonPosts } from "./person-posts.tsx";

const EmployeeUsers = ({ employeeId }: { employeeId: string }) => {
  const { data: users, error } = useQuery(employeeQueries.users(employeeId));

  return (
    <section aria-label={text.users} aria-busy={!users && !error}>
      <h2>{text.user}</h2>
      {error && <ProblemNote error={error} />}
      {users?.length === 0 && (
        <>
          <p>{text.noUser}</p>
          <Link to={paths.newUser(employeeId)}>{text.invite}</Link>
        </>
      )}
      {users && users.length > 0 && (
        <Stack as="ul" className="employee-user-list" gap={2}>
          {users.map(({ id, username, isActive }) => (
            <li key={id}>
              <Link to={paths.user(id)}>{username}</Link>{" "}
              <StatusTag tone={isActive ? "success" : "neutral"}>
                {isActive ? text.active : text.inactive}
              </StatusTag>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
};

const useRemoval = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const navigate = useNavigate();
  const removing = useMutation(employeeMutations.remove);

  return (person: Employee) => {
    const name = fullName(person);
    let handOverTo: string | undefined;
    confirm({
      title: text.removeTitle(name),
      text: (
        <Stack gap={4}>
          <p>{text.removeWarning(name)}</p>
          <HandoverField employeeId={person.id} name={name} onChange={(id) => (handOverTo = id)} />
        </Stack>
      ),
      verb: text.removeVerb,
      danger: true,
      run: async () => {
        await removing.mutateAsync({ params: { id: person.id }, query: { handOverTo } });
        toasts.success(text.removed(name));
        await navigate(employeePaths.list);
      },
    });
  };
};

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
  const known = useKnownRow([employees.list, employeesOfOffice.list], (row) => row.id === id);
  // Always refetched, since lists do not name the last editor.
  const { data: person } = useSuspenseQuery({
    ...employeeQueries.read(id),
    ...known,
    initialDataUpdatedAt: 0,
  });
  // Waits for offices, since numbers that arrive later would move the rest.
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
              label={commonText.edit}
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
              label={commonText.remove}
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
