import type * as z from "zod";
import { officeFields } from "../../../shared/organisations/organisation.fields.ts";
import { Organisation } from "../../../shared/organisations/organisation.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";

const ListedOrganisation = Organisation.pick({
  name: true,
  city: true,
  zip: true,
  isPartner: true,
  isAssociate: true,
  isNexiaMember: true,
  forbidsShares: true,
});
export type ListedOrganisation = z.infer<typeof ListedOrganisation>;

export const openOrganisations = (table: Table) =>
  openCollection<Organisation, ListedOrganisation>(table, {
    name: "ORGANISATION",
    missing: organisationProblems.notFound,
    listed: (organisation) => ListedOrganisation.parse(organisation),
    fieldOf: fieldOf(officeFields),
    unique: [
      {
        name: "urlName",
        of: ({ urlName }) => urlName,
        taken: organisationProblems.urlNameTaken,
        path: "urlName",
      },
    ],
    searchText: searchTextOf(officeFields),
    defaultSort: [{ field: "name", direction: "asc" }],
  });

export type Organisations = ReturnType<typeof openOrganisations>;
