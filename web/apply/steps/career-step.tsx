import { type ApplyFormControl, PlainField } from "../plain-field.tsx";

export const CareerStep = ({ form }: { form: ApplyFormControl }) => (
  <>
    <PlainField form={form} name="current_position" rows={2} />
    <PlainField form={form} name="education_school" rows={2} />
    <PlainField form={form} name="education_university" rows={2} />
    <PlainField form={form} name="education_degree" rows={2} />
    <PlainField form={form} name="additional_qualitfications" rows={3} />
    <PlainField form={form} name="comments" rows={4} />
  </>
);
