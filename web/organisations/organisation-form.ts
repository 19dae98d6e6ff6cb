import type * as z from "zod";
import { blankOf } from "../../shared/contract/fields.ts";
import { officeFields } from "../../shared/organisations/organisation.fields.ts";
import { type Organisation, OrganisationDraft } from "../../shared/organisations/organisation.ts";
import { formOf } from "../components/form/form-of.ts";
import { checkedBy } from "../components/form/resolver.ts";

export type OrganisationForm = z.input<typeof OrganisationDraft>;

export const organisationResolver = checkedBy(OrganisationDraft);

export const newOrganisationForm: OrganisationForm = blankOf(officeFields, OrganisationDraft.shape);

export const organisationFormOf = (office: Organisation): OrganisationForm =>
  formOf(newOrganisationForm, office);
