import { officeFields } from "../../../shared/organisations/organisation.fields.ts";
import { officeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { ListedOrganisation, Organisations } from "../../data/organisations/organisations.collection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { type LiveIndex, openRowIndex } from "../../platform/search/live-index.ts";
import { openSource } from "../source.ts";

export type OfficeIndex = LiveIndex<ListedOrganisation, null>;

export const openOfficeIndex = (organisations: Organisations): OfficeIndex =>
  openRowIndex(organisations, {
    fields: searchedFieldsOf(officeFields, (office: ListedOrganisation) => office),
    scopeOf: () => null,
    factsOf: (_, id) => ({ date: null, organisationId: id }),
  });

export const openOfficeSource = (index: OfficeIndex) =>
  openSource("offices", index, () => ({
    show: ({ name, zip, city }, id) => ({
      title: name,
      excerpt: [zip, city].filter(Boolean).join(" "),
      path: officeAddress(id),
    }),
  }));
