import type * as z from "zod";
import { Organisation } from "../../../shared/organisations/organisation.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

const ListedOrganisation = Organisation.pick({
  name: true,
  city: true,
  zip: true,
  isPartner: true,
  isAssociate: true,
  isNexiaMember: true,
});
export type ListedOrganisation = z.infer<typeof ListedOrganisation>;

export const openOrganisations = (table: Table) =>
  openCollection<Organisation, ListedOrganisation>(table, {
    name: "ORGANISATION",
    missing: organisationProblems.notFound,
    listed: (organisation) => ListedOrganisation.parse(organisation),
    fieldOf: (listed, field) => listed[field as keyof ListedOrganisation],
    unique: [
      {
        name: "urlName",
        of: ({ urlName }) => urlName,
        taken: organisationProblems.urlNameTaken,
        path: "urlName",
      },
    ],
    searchText: ({ name, city, zip }) => [name, city, zip],
    defaultSort: [{ field: "name", direction: "asc" }],
  });

export type Organisations = ReturnType<typeof openOrganisations>;
