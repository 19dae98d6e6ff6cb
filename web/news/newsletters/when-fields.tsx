import { type UseFormReturn, useWatch } from "react-hook-form";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { scheduleText as text } from "./schedule.text.ts";
import type { WhenForm } from "./when-form.ts";

export const WhenFields = ({ form }: { form: UseFormReturn<WhenForm> }) => {
  const isLater = useWatch({ control: form.control, name: "isLater" });

  const choice = (value: boolean, label: string) => (
    <Check
      type="radio"
      name="when"
      checked={isLater === value}
      onChange={() => form.setValue("isLater", value, { shouldValidate: form.formState.isSubmitted })}
    >
      <span>{label}</span>
    </Check>
  );

  return (
    <>
      <CheckGroup>
        <legend>{text.when}</legend>
        {choice(false, text.now)}
        {choice(true, text.later)}
      </CheckGroup>
      {isLater && <DateTimeField form={form} name="at" label={text.at} required />}
    </>
  );
};
