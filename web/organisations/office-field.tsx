import type { UseFormReturn } from "react-hook-form";
import { officeLabels } from "../../shared/organisations/organisation.fields.ts";
import { Check } from "../components/form/choice/check.tsx";
import { TextField } from "../components/form/text/text-field.tsx";
import type { OrganisationForm } from "./organisation-form.ts";

export type OfficeFormProps = { readonly form: UseFormReturn<OrganisationForm> };

type OfficeFlag = "homepageIsExternal" | "isPartner" | "isAssociate" | "isNexiaMember" | "forbidsShares";

interface OfficeFieldProps extends OfficeFormProps {
  name: Exclude<keyof OrganisationForm, OfficeFlag>;
  help?: string;
  required?: boolean;
  type?: "email";
  rows?: number;
}

export const OfficeField = ({ form, name, ...rest }: OfficeFieldProps) => (
  <TextField form={form} name={name} label={officeLabels[name]} {...rest} />
);

interface OfficeCheckProps extends OfficeFormProps {
  name: OfficeFlag;
}

export const OfficeCheck = ({ form, name }: OfficeCheckProps) => (
  <Check {...form.register(name)}>{officeLabels[name]}</Check>
);
