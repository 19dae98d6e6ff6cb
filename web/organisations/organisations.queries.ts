import { listConfig } from "../../shared/contract/list.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { publicOrganisations } from "../../shared/organisations/public-organisations.contract.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { editOf, queryOf } from "../app/client/query-of.ts";
import type { OrganisationForm } from "./organisation-form.ts";

const { employeesOfOffice, pictures } = organisations;

const SOME_PEOPLE = 9;

export const officeQueries = {
  list: listOf(organisations.list, { sort: "name", config: { withPictures: true } }),
  read: (id: string) => queryOf(organisations.read, { params: { id } }),
  edit: (id: string) => editOf(organisations.read, { params: { id } }),
  people: (id: string) =>
    queryOf(employeesOfOffice.list, {
      params: { id },
      query: { config: listConfig({ limit: SOME_PEOPLE, withPictures: true }) },
    }),
  published: (urlName: string) => queryOf(publicOrganisations.read, { params: { urlName } }),
};

export const officeMutations = {
  save: savingOf(organisations, {
    create: (body: OrganisationForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  testMail: mutationOf(organisations.testMail, (id: string) => ({ params: { id } })),
  setPicture: mutationOf(pictures.set),
  removePicture: mutationOf(pictures.remove),
};
