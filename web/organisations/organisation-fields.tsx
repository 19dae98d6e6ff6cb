import { useWatch } from "react-hook-form";
import { publicOfficeAddress } from "../../shared/organisations/public-address.ts";
import { CheckGroup } from "../components/form/choice/check-group.tsx";
import { EditorPanel } from "../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../components/form/field-help.tsx";
import { FieldPair } from "../components/form/field-pair.tsx";
import { WebLink } from "../components/web-link.tsx";
import { commonText } from "../components/words.text.ts";
import { OfficeCheck, OfficeField, type OfficeFormProps } from "./office-field.tsx";
import {
  officeHelp,
  officesText,
  officeText,
  publicSideText,
  officeEditorText as text,
} from "./organisations.text.ts";

export const MainFields = ({ form }: OfficeFormProps) => (
  <>
    <EditorPanel title={commonText.office}>
      <OfficeField form={form} name="name" required />
      <OfficeField form={form} name="nameAdditional" />
      <OfficeField form={form} name="products" help={officeHelp.products} rows={2} />
    </EditorPanel>
    <EditorPanel title={officesText.address}>
      <OfficeField form={form} name="street" />
      <FieldPair first="narrow">
        <OfficeField form={form} name="zip" />
        <OfficeField form={form} name="city" />
      </FieldPair>
      <OfficeField form={form} name="province" />
    </EditorPanel>
    <EditorPanel title={officeText.contact}>
      <FieldPair>
        <OfficeField form={form} name="phone" />
        <OfficeField form={form} name="phoneExtension" />
      </FieldPair>
      <FieldPair>
        <OfficeField form={form} name="mobile" />
        <OfficeField form={form} name="fax" />
      </FieldPair>
      <OfficeField form={form} name="email" type="email" />
    </EditorPanel>
    <EditorPanel title={text.contactTexts}>
      <FieldPair>
        <OfficeField form={form} name="contactDescriptionDE" rows={4} />
        <OfficeField form={form} name="contactDescriptionEN" rows={4} />
      </FieldPair>
    </EditorPanel>
    <EditorPanel title={text.websiteTexts} help={officeHelp.websiteTexts}>
      <OfficeField form={form} name="websiteDescriptionDE" rows={4} />
      <OfficeField form={form} name="websiteDescriptionEN" rows={4} />
      <OfficeField form={form} name="websiteDescriptionIT" rows={4} />
    </EditorPanel>
  </>
);

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

export const SideFields = ({ form }: OfficeFormProps) => (
  <>
    <EditorPanel title={officesText.kind}>
      <CheckGroup aria-label={officesText.kind}>
        <OfficeCheck form={form} name="isPartner" />
        <OfficeCheck form={form} name="isAssociate" />
        <OfficeCheck form={form} name="isNexiaMember" />
      </CheckGroup>
    </EditorPanel>
    <EditorPanel title={text.website}>
      <OfficeField form={form} name="homepage" help={officeHelp.homepage} />
      <OfficeCheck form={form} name="homepageIsExternal" />
      <OfficeField form={form} name="urlName" help={officeHelp.urlName} />
      <OfficeField form={form} name="mapPinName" />
      <PublicAddress form={form} />
    </EditorPanel>
    <EditorPanel title={officeText.legal}>
      <OfficeField form={form} name="uid" />
      <OfficeField form={form} name="commercialRegisterNumber" />
      <OfficeField form={form} name="commercialRegisterCourt" />
      <OfficeField form={form} name="regulatingAuthority" />
      <OfficeField form={form} name="wtcode" />
      <OfficeField form={form} name="dvr" />
    </EditorPanel>
    <EditorPanel title={text.portal}>
      <OfficeField form={form} name="customerBmdUrl" />
      <OfficeField form={form} name="employeeRegistrationUrl" />
      <OfficeField form={form} name="employeeDeregistrationUrl" />
      <OfficeField form={form} name="employeeManagementEmail" type="email" />
      <OfficeCheck form={form} name="forbidsShares" />
      <FieldHelp>{officeHelp.forbidsShares}</FieldHelp>
    </EditorPanel>
  </>
);
