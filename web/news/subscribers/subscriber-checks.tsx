import type { UseFormReturn } from "react-hook-form";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import type { SubscriberForm } from "./subscriber-form.ts";
import { subscriberFields, subscribersText as text } from "./subscribers.text.ts";

export const SubscriberChecks = ({ form }: { form: UseFormReturn<SubscriberForm> }) => {
  const isClient = form.watch("isClient");

  const kind = (value: boolean, label: string) => (
    <Check
      type="radio"
      name="kind"
      checked={isClient === value}
      onChange={() => form.setValue("isClient", value, { shouldDirty: true })}
    >
      {label}
    </Check>
  );

  return (
    <FieldPair first="third">
      <CheckGroup>
        <legend>{subscriberFields.isClient}</legend>
        {kind(true, text.client)}
        {kind(false, text.external)}
      </CheckGroup>
      <CheckGroup>
        <legend>{subscriberFields.interests}</legend>
        <Check {...form.register("receivesTaxNews")}>{text.tax}</Check>
        <Check {...form.register("receivesDoctorsNews")}>{text.doctors}</Check>
      </CheckGroup>
    </FieldPair>
  );
};
