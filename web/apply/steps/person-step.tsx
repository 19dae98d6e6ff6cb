import { useId } from "react";
import { DateField } from "../../components/form/date/date-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { applyFields, salutations, applyText as text } from "../apply.text.ts";
import { type ApplyFormControl, PlainField } from "../plain-field.tsx";

export const PersonStep = ({ form }: { form: ApplyFormControl }) => {
  const id = useId();

  return (
    <>
      <PlainField form={form} name="salutation" list={id} autoComplete="honorific-prefix" />
      <datalist id={id}>
        {salutations.map((salutation) => (
          <option key={salutation} value={salutation} />
        ))}
      </datalist>
      <FieldPair>
        <PlainField form={form} name="firstname" autoComplete="given-name" required />
        <PlainField form={form} name="lastname" autoComplete="family-name" required />
      </FieldPair>
      <PlainField form={form} name="email" type="email" autoComplete="email" required />
      <PlainField form={form} name="phone" type="tel" autoComplete="tel" />
      <DateField form={form} name="birthdate" label={applyFields.birthdate} help={text.birthdateHelp} />
      <PlainField form={form} name="street" autoComplete="street-address" />
      <FieldPair first="third">
        <PlainField form={form} name="zip" autoComplete="postal-code" />
        <PlainField form={form} name="city" autoComplete="address-level2" />
      </FieldPair>
    </>
  );
};
