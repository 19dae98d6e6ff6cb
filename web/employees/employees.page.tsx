import "./employee.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ListConfig } from "../../shared/contract/list.ts";
import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import {
  employeeFields,
  employeeHeadings,
  employeeLabels,
} from "../../shared/organisations/employee.fields.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { directDial } from "../../shared/organisations/phone.ts";
import { useViewer } from "../app/client/session.ts";
import { lazyBulk } from "../components/bulk/lazy-bulk.tsx";
import { useBulk } from "../components/bulk/use-bulk.ts";
import { Button } from "../components/button.tsx";
import { choiceFilters, columnsOf } from "../components/fields.tsx";
import { CardGrid } from "../components/layout/layout.tsx";
import type { ListColumn, ListFilter } from "../components/list/list-column.ts";
import { ListPage } from "../components/list/list-page.tsx";
import { useList } from "../components/list/use-list.ts";
import { useOfficeOf, useOfficeOptions, useOfficesPending } from "../components/people/offices.ts";
import { PersonAvatar } from "../components/people/person-avatar.tsx";
import { PersonCard } from "../components/people/person-card.tsx";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { commonText } from "../components/words.text.ts";
import { EmployeeExport } from "./employee-export.tsx";
import { employeePaths } from "./employee-paths.ts";
import { employeeQueries, noProfessions } from "./employees.queries.ts";
import { employeesText as text } from "./employees.text.ts";

interface EmployeeCardsProps {
  people: readonly Employee[] | undefined;
  searchTerm: string | undefined;
}

const EmployeeCards = ({ people, searchTerm }: EmployeeCardsProps) => {
  const officeOf = useOfficeOf();

  return (
    <CardGrid items={people} expected={9} height="178px" aria-label={text.title}>
      {(person) => (
        <PersonCard
          person={person}
          office={officeOf(person.employedAt)}
          heading="h2"
          searchTerm={searchTerm}
        />
      )}
    </CardGrid>
  );
};

const useEmployeeColumns = (): readonly ListColumn<Employee>[] => {
  const officeOf = useOfficeOf();

  return [
    ...columnsOf<typeof employeeFields, Employee>(employeeFields, {
      lastname: {
        header: commonText.name,
        body: (person) => (
          <span className="employee-name">
            <PersonAvatar person={person} fileId={person.profilePictureId} size="small" />
            {fullName(person)}
          </span>
        ),
        card: "title",
      },
      employedAt: { body: ({ employedAt }) => officeOf(employedAt)?.name },
    }),
    {
      field: "phone",
      header: text.phone,
      body: ({ employedAt, phoneExtension }) => {
        const central = officeOf(employedAt)?.phone ?? null;
        const number = directDial(central, phoneExtension) ?? central;
        return number && <PhoneLink number={number} />;
      },
      width: "184px",
    },
    {
      field: "email",
      header: employeeLabels.email,
      body: ({ email }) => email && <MailLink address={email} />,
    },
  ];
};

const useEmployeeFilters = (): readonly ListFilter[] => {
  const offices = useOfficeOptions();
  const { data: professions = noProfessions } = useQuery(employeeQueries.professions);

  return useMemo(
    () => [
      { field: "employedAt", label: employeeLabels.employedAt, options: offices },
      ...choiceFilters(employeeFields, professions),
      {
        field: "isDirector",
        label: employeeHeadings.isDirector,
        options: [
          { label: employeeHeadings.isDirector, value: true },
          { label: text.others, value: false },
        ],
      },
    ],
    [offices, professions],
  );
};

const officeIn = ({ filters }: ListConfig): string | undefined => {
  const [first, ...others] = filters.find(({ field }) => field === "employedAt")?.values ?? [];
  return typeof first === "string" && others.length === 0 ? first : undefined;
};

const BulkEmployees = lazyBulk(async () => (await import("./bulk-employees.tsx")).BulkEmployees);

export const EmployeesPage = () => {
  const navigate = useNavigate();
  const viewer = useViewer();
  const list = useList(employeeQueries.list, useOfficesPending());
  const filters = useEmployeeFilters();
  const columns = useEmployeeColumns();
  const office = officeIn(list.config);
  const mayCreate = office ? isAllowed(viewer, "ADMIN_ORG", office) : isAllowedAnywhere(viewer, "ADMIN_ORG");
  const bulk = useBulk(list, employeeQueries.list, fullName);
  const goTo = (path: string) => () => void navigate(path);

  return (
    <>
      <ListPage
        title={text.title}
        list={list}
        create={mayCreate ? { label: text.create, run: goTo(employeePaths.create(office)) } : undefined}
        actions={
          <>
            <Button
              outlined
              icon="pi pi-phone"
              label={text.phoneList}
              onClick={goTo(employeePaths.phoneList(office))}
            />
            {viewer.isAdmin && <EmployeeExport config={list.config} />}
            {viewer.isAdmin && (
              <Button outlined icon="pi pi-upload" label={text.import} onClick={goTo(employeePaths.import)} />
            )}
          </>
        }
        columns={columns}
        cards={(people) => <EmployeeCards people={people} searchTerm={list.config.searchTerm} />}
        filters={filters}
        rowLabel={fullName}
        selection={isAllowedAnywhere(viewer, "ADMIN_ORG") ? bulk.selection : undefined}
        rowHref={({ id }) => employeePaths.read(id)}
        rowPrefetch={({ id }) =>
          (client) =>
            client.prefetchQuery(employeeQueries.read(id))
          }
        empty={text.empty}
      />
      <BulkEmployees bulk={bulk} />
    </>
  );
};
