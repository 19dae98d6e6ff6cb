import { type ComparedField, type Difference, differencesOf } from "../components/form/editor/differences.ts";
import { formFields, type OrganisationForm } from "./organisation-form.ts";
import { officeFields, officeEditorText as text } from "./organisations.text.ts";

const inWords = (value: unknown): string => {
  if (typeof value === "boolean") return value ? text.yes : text.no;
  return typeof value === "string" ? value : "";
};

const compared: readonly ComparedField<OrganisationForm>[] = formFields.map((field) => ({
  field,
  label: officeFields[field],
  inWords,
}));

/** Where two versions of an office differ, in the order of the form. */
export const organisationDifferences = (mine: OrganisationForm, theirs: OrganisationForm): Difference[] =>
  differencesOf(mine, theirs, compared);
