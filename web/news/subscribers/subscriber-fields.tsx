import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useEditableOffices } from "../use-editable-offices.ts";
import { SubscriberChecks } from "./subscriber-checks.tsx";
import { type SubscriberForm, suggestedInterests } from "./subscriber-form.ts";
import { subscriberQueries } from "./subscribers.queries.ts";
import { subscriberFields, subscriberHelp, subscriberEditorText as text } from "./subscribers.text.ts";

interface SubscriberFieldsProps {
  form: UseFormReturn<SubscriberForm>;
}

/** An industry suggests interests until someone chooses them. */
export const SubscriberFields = ({ form }: SubscriberFieldsProps) => {
  const industriesId = useId();
  // A subscriber belongs to one office, never to the whole group.
  const offices = useEditableOffices().filter(({ value }) => value !== null);
  const { data: industries = [] } = useQuery(subscriberQueries.industries);

  const suggest = (branche: string) => {
    const interests = suggestedInterests(branche, industries);
    const { dirtyFields } = form.formState;
    if (!interests || dirtyFields.receivesTaxNews || dirtyFields.receivesDoctorsNews) return;
    form.setValue("receivesTaxNews", interests.receivesTaxNews);
    form.setValue("receivesDoctorsNews", interests.receivesDoctorsNews);
  };

  return (
    <>
      <TextField form={form} name="name" label={subscriberFields.name} required />
      <TextField form={form} name="email" label={subscriberFields.email} type="email" required />
      <SelectField
        form={form}
        name="organisationId"
        label={subscriberFields.organisationId}
        options={offices}
        placeholder={text.chooseOffice}
        required
      />
      <FieldPair first="third">
        <TextField form={form} name="plz" label={subscriberFields.plz} />
        <TextField form={form} name="ort" label={subscriberFields.ort} />
      </FieldPair>
      <TextField
        form={form}
        name="branche"
        label={subscriberFields.branche}
        help={subscriberHelp.branche}
        list={industriesId}
        rules={{ onChange: (event: { target: { value: string } }) => suggest(event.target.value) }}
      />
      <datalist id={industriesId}>
        {industries.map(({ industryId, name }) => (
          <option key={industryId} value={name} />
        ))}
      </datalist>
      <SubscriberChecks form={form} />
    </>
  );
};
