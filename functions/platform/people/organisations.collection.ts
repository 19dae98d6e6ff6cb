import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { openCollection } from "../collection/collection.ts";
import type { Table } from "../table.ts";

const listedOf = ({ name, city, zip, isPartner, isAssociate, isNexiaMember }: Organisation) => ({
  name,
  city,
  zip,
  isPartner,
  isAssociate,
  isNexiaMember,
});
export type ListedOrganisation = ReturnType<typeof listedOf>;

/** The offices of the group. */
export const openOrganisations = (table: Table) =>
  openCollection<Organisation, ListedOrganisation>(table, {
    name: "ORGANISATION",
    listed: listedOf,
    fieldOf: (listed, field) => listed[field as keyof ListedOrganisation],
    searchText: ({ name, city, zip }) => [name, city, zip],
    defaultSort: [{ field: "name", direction: "asc" }],
  });

export type Organisations = ReturnType<typeof openOrganisations>;
