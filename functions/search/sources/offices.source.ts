import { officeFields } from "../../../shared/organisations/organisation.fields.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { officeAddress } from "../../../shared/organisations/organisation-address.ts";
import type { ListedOrganisation, Organisations } from "../../data/organisations/organisations.collection.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import { telephoneWord } from "../../platform/search/german.ts";
import type { LiveIndex } from "../../platform/search/index-spec.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { openSource } from "../source.ts";

const fields: SearchedFields<Organisation> = {
  ...searchedFieldsOf(officeFields, (office: Organisation) => office),
  phone: {
    text: ({ phone, mobile }) => [phone, mobile].map((number) => telephoneWord(number ?? "")).join(" "),
    weight: 4,
    hasCompounds: true,
  },
};

export type OfficeIndex = LiveIndex<ListedOrganisation, null>;

export const openOfficeIndex = (organisations: Organisations): OfficeIndex =>
  openLiveIndex(organisations, {
    fields,
    scopeOf: () => null,
    factsOf: (_, id) => ({ date: null, organisationId: id }),
    documentsOf: (rows) => organisations.findMany([...rows.keys()]),
  });

export const openOfficeSource = (index: OfficeIndex) =>
  openSource("offices", index, () => ({
    show: ({ name, zip, city }, id) => ({
      title: name,
      excerpt: [zip, city].filter(Boolean).join(" "),
      path: officeAddress(id),
    }),
  }));
