import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { staffConsentOrigins } from "../../../../shared/news/consent.ts";
import { SelectField } from "../../../components/form/choice/select-field.tsx";
import { TextField } from "../../../components/form/text/text-field.tsx";
import { originText, consentText as text } from "./consent.text.ts";

const options = staffConsentOrigins.map((value) => ({ value, label: originText[value] }));

interface WithConsent extends FieldValues {
  consent?: { origin?: string; detail?: string | null | undefined } | null | undefined;
}

export const ConsentFields = <Form extends WithConsent>({ form }: { form: UseFormReturn<Form> }) => {
  // Every form with a consent has these two fields.
  const [origin, detail] = ["consent.origin" as Path<Form>, "consent.detail" as Path<Form>];

  return (
    <>
      <SelectField
        form={form}
        name={origin}
        label={text.origin}
        options={options}
        placeholder={text.chooseOrigin}
        required
      />
      <TextField
        form={form}
        name={detail}
        label={text.detail}
        help={text.detailHelp}
        required={form.watch(origin) === "other"}
      />
    </>
  );
};
