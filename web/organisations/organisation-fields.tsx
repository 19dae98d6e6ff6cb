import { type UseFormReturn, useWatch } from "react-hook-form";
import { officeLabels } from "../../shared/organisations/organisation.fields.ts";
import { publicOfficeAddress } from "../../shared/organisations/public-address.ts";
import { CheckField } from "../components/form/choice/check-field.tsx";
import { CheckGroup } from "../components/form/choice/check-group.tsx";
import { EditorPanel } from "../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../components/form/field-help.tsx";
import { FieldPair } from "../components/form/field-pair.tsx";
import { fieldsOf } from "../components/form/form-field.tsx";
import { TextField } from "../components/form/text/text-field.tsx";
import { WebLink } from "../components/web-link.tsx";
import { commonText } from "../components/words.text.ts";
import type { OrganisationForm } from "./organisation-form.ts";
import {
  officeHelp,
  officesText,
  officeText,
  publicSideText,
  officeEditorText as text,
} from "./organisations.text.ts";

interface OfficeFormProps {
  form: UseFormReturn<OrganisationForm>;
}

export const MainFields = ({ form }: OfficeFormProps) => {
  const field = fieldsOf(form, officeLabels, officeHelp);

  return (
    <>
      <EditorPanel title={commonText.office}>
        <TextField {...field("name")} required />
        <TextField {...field("nameAdditional")} />
        <TextField {...field("products")} rows={2} />
      </EditorPanel>
      <EditorPanel title={officesText.address}>
        <TextField {...field("street")} />
        <FieldPair first="narrow">
          <TextField {...field("zip")} />
          <TextField {...field("city")} />
        </FieldPair>
        <TextField {...field("province")} />
      </EditorPanel>
      <EditorPanel title={officeText.contact}>
        <FieldPair>
          <TextField {...field("phone")} />
          <TextField {...field("phoneExtension")} />
        </FieldPair>
        <FieldPair>
          <TextField {...field("mobile")} />
          <TextField {...field("fax")} />
        </FieldPair>
        <TextField {...field("email")} type="email" />
      </EditorPanel>
      <EditorPanel title={text.contactTexts}>
        <FieldPair>
          <TextField {...field("contactDescriptionDE")} rows={4} />
          <TextField {...field("contactDescriptionEN")} rows={4} />
        </FieldPair>
      </EditorPanel>
      <EditorPanel title={text.websiteTexts} help={officeHelp.websiteTexts}>
        <TextField {...field("websiteDescriptionDE")} rows={4} />
        <TextField {...field("websiteDescriptionEN")} rows={4} />
        <TextField {...field("websiteDescriptionIT")} rows={4} />
      </EditorPanel>
    </>
  );
};

const PublicAddress = ({ form }: OfficeFormProps) => {
  const urlName = useWatch({ control: form.control, name: "urlName" })?.trim();
  if (!urlName) return <FieldHelp>{publicSideText.none}</FieldHelp>;

  return (
    <FieldHelp>
      {publicSideText.sight}:{" "}
      <WebLink address={new URL(publicOfficeAddress(urlName), window.location.origin).href} />
    </FieldHelp>
  );
};

export const SideFields = ({ form }: OfficeFormProps) => {
  const field = fieldsOf(form, officeLabels, officeHelp);

  return (
    <>
      <EditorPanel title={officesText.kind}>
        <CheckGroup aria-label={officesText.kind}>
          <CheckField {...field("isPartner")} />
          <CheckField {...field("isAssociate")} />
          <CheckField {...field("isNexiaMember")} />
        </CheckGroup>
      </EditorPanel>
      <EditorPanel title={text.website}>
        <TextField {...field("homepage")} />
        <CheckField {...field("homepageIsExternal")} />
        <TextField {...field("urlName")} />
        <TextField {...field("mapPinName")} />
        <PublicAddress form={form} />
      </EditorPanel>
      <EditorPanel title={officeText.legal}>
        <TextField {...field("uid")} />
        <TextField {...field("commercialRegisterNumber")} />
        <TextField {...field("commercialRegisterCourt")} />
        <TextField {...field("regulatingAuthority")} />
        <TextField {...field("wtcode")} />
        <TextField {...field("dvr")} />
      </EditorPanel>
      <EditorPanel title={text.portal}>
        <TextField {...field("customerBmdUrl")} />
        <TextField {...field("employeeRegistrationUrl")} />
        <TextField {...field("employeeDeregistrationUrl")} />
        <TextField {...field("employeeManagementEmail")} type="email" />
        <CheckField {...field("forbidsShares")} />
      </EditorPanel>
    </>
  );
};
