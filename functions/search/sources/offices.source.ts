import { officeFields } from "../../../shared/organisations/organisation.fields.ts";
import { officeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { ListedOrganisation, Organisations } from "../../data/organisations/organisations.collection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { openSource } from "../source.ts";

export const openOfficeSource = (organisations: Organisations) => {
  const indexOf = openRowIndex<ListedOrganisation>(searchedFieldsOf(officeFields, ({ listed }) => listed));

  return openSource<ListedOrganisation>("offices", async () => {
    const rows = await organisations.projection();
    return {
      rows,
      searchable: indexOf(rows),
      factsOf: (_, id) => ({ date: null, organisationId: id }),
      show: ({ name, zip, city }, id) => ({
        title: name,
        excerpt: [zip, city].filter(Boolean).join(" "),
        path: officeAddress(id),
      }),
    };
  });
};
