import { useNavigate } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import type { Organisation } from "../../shared/organisations/organisation.ts";
import { useViewer } from "../app/client/session.ts";
import type { ListColumn } from "../components/list/list-column.ts";
import { ListPage } from "../components/list/list-page.tsx";
import { useList } from "../components/list/use-list.ts";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { OfficeCards } from "./office-cards.tsx";
import { useOfficeFilters } from "./office-filters.ts";
import { OfficeKinds } from "./office-kinds.tsx";
import { officePaths } from "./organisation-paths.ts";
import { officeQueries } from "./organisations.queries.ts";
import { officeFields, officesText as text } from "./organisations.text.ts";

const columns: readonly ListColumn<Organisation>[] = [
  { field: "name", header: officeFields.name, body: ({ name }) => name, card: "title" },
  { field: "zip", header: officeFields.zip, body: ({ zip }) => zip, width: "88px" },
  { field: "city", header: officeFields.city, body: ({ city }) => city, width: "16%" },
  {
    field: "phone",
    header: officeFields.phone,
    body: ({ phone }) => phone && <PhoneLink number={phone} />,
    width: "176px",
  },
  { field: "email", header: officeFields.email, body: ({ email }) => email && <MailLink address={email} /> },
  { field: "kind", header: text.kind, body: (office) => <OfficeKinds office={office} />, width: "184px" },
];

export const OrganisationsPage = () => {
  const navigate = useNavigate();
  const list = useList(officeQueries.list);
  const filters = useOfficeFilters();
  const mayCreate = isAllowed(useViewer(), "ADMIN_ORG");

  return (
    <ListPage
      title={text.title}
      list={list}
      create={mayCreate ? { label: text.create, run: () => void navigate(officePaths.create) } : undefined}
      columns={columns}
      cards={(offices) => <OfficeCards offices={offices} searchTerm={list.config.searchTerm} />}
      filters={filters}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => officePaths.read(id)}
      empty={text.empty}
    />
  );
};
