import "./organisation.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { isAllowed } from "../../shared/contract/permissions.ts";
import { officeFields, officeLabels } from "../../shared/organisations/organisation.fields.ts";
import { type Organisation, pictureOf } from "../../shared/organisations/organisation.ts";
import { useViewer } from "../app/client/session.ts";
import { columnsOf } from "../components/fields.tsx";
import { CardGrid, Clamp } from "../components/layout/layout.tsx";
import type { ListColumn, ListFilter } from "../components/list/list-column.ts";
import { ListPage } from "../components/list/list-page.tsx";
import { useList } from "../components/list/use-list.ts";
import { MarkedText } from "../components/marked-text.tsx";
import { officesQuery } from "../components/people/offices.queries.ts";
import { MailLink, PhoneLink } from "../components/people/ways.tsx";
import { PictureCard } from "../components/picture-card.tsx";
import { OfficeKinds } from "./office-kinds.tsx";
import { officePaths } from "./organisation-paths.ts";
import { officeQueries } from "./organisations.queries.ts";
import { officesText as text } from "./organisations.text.ts";

const OfficeCard = ({ office, searchTerm }: { office: Organisation; searchTerm: string | undefined }) => (
  <PictureCard fileId={pictureOf(office, "details")}>
    <Clamp as="h2" lines={3}>
      <Link to={officePaths.read(office.id)}>
        <MarkedText text={office.name} searchTerm={searchTerm} />
      </Link>
    </Clamp>
    <OfficeKinds office={office} />
    <address className="office-card-ways">
      <span className="muted">
        {[office.street, [office.zip, office.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
      </span>
      {office.phone && <PhoneLink number={office.phone} />}
      {office.email && <MailLink address={office.email} />}
    </address>
  </PictureCard>
);

interface OfficeCardsProps {
  offices: readonly Organisation[] | undefined;
  searchTerm: string | undefined;
}

const OfficeCards = ({ offices, searchTerm }: OfficeCardsProps) => (
  <CardGrid items={offices} expected={6} height="376px" aria-label={text.title}>
    {(office) => <OfficeCard office={office} searchTerm={searchTerm} />}
  </CardGrid>
);

const isSet = (field: "isPartner" | "isAssociate" | "isNexiaMember") => ({
  label: officeLabels[field],
  where: [{ field, values: [true], comparator: "eq" as const }],
});

const useOfficeFilters = (): ListFilter[] => {
  const { data: offices = [] } = useQuery(officesQuery);
  const cities = [...new Set(offices.flatMap(({ city }) => city ?? []))];

  return [
    {
      field: "city",
      label: officeLabels.city,
      options: cities
        .toSorted((one, other) => one.localeCompare(other, "de"))
        .map((city) => ({ label: city, value: city })),
    },
    {
      field: "kind",
      label: text.kind,
      options: [isSet("isPartner"), isSet("isAssociate"), isSet("isNexiaMember")],
    },
  ];
};

const columns: readonly ListColumn<Organisation>[] = [
  ...columnsOf<typeof officeFields, Organisation>(officeFields, {
    name: { card: "title" },
    zip: { width: "88px" },
    city: { width: "16%" },
    phone: { width: "176px" },
  }),
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
