import type { UseFormReturn } from "react-hook-form";
import type { SubscriberForm } from "./subscriber-form.ts";
import { subscriberFields, subscribersText as text } from "./subscribers.text.ts";

/** What kind of subscriber it is and what they want to read. */
export const SubscriberChecks = ({ form }: { form: UseFormReturn<SubscriberForm> }) => {
  const isClient = form.watch("isClient");

  const kind = (value: boolean, label: string) => (
    <label className="check">
      <input
        type="radio"
        name="kind"
        checked={isClient === value}
        onChange={() => form.setValue("isClient", value, { shouldDirty: true })}
      />
      {label}
    </label>
  );

  return (
    <div className="subscriber-place">
      <fieldset className="check-group">
        <legend>{subscriberFields.isClient}</legend>
        {kind(true, text.client)}
        {kind(false, text.external)}
      </fieldset>
      <fieldset className="check-group">
        <legend>{subscriberFields.interests}</legend>
        <label className="check">
          <input type="checkbox" {...form.register("receivesTaxNews")} />
          {text.tax}
        </label>
        <label className="check">
          <input type="checkbox" {...form.register("receivesDoctorsNews")} />
          {text.doctors}
        </label>
      </fieldset>
    </div>
  );
};
