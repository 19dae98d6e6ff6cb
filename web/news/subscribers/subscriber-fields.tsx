import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  subscriberHeadings as headings,
  subscriberLabels as labels,
} from "../../../shared/news/subscriber.fields.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { commonText } from "../../components/words.text.ts";
import { useNewsOffices } from "../offices.ts";
import { type SubscriberForm, suggestedInterests } from "./subscriber-form.ts";
import { subscriberQueries } from "./subscribers.queries.ts";
import { subscriberHelp, subscribersText } from "./subscribers.text.ts";

const SubscriberChecks = ({ form }: { form: UseFormReturn<SubscriberForm> }) => {
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
        <legend>{labels.isClient}</legend>
        {kind(true, subscribersText.client)}
        {kind(false, subscribersText.external)}
      </CheckGroup>
      <CheckGroup>
        <legend>{subscribersText.interests}</legend>
        <Check {...form.register("receivesTaxNews")}>{headings.receivesTaxNews}</Check>
        <Check {...form.register("receivesDoctorsNews")}>{headings.receivesDoctorsNews}</Check>
      </CheckGroup>
    </FieldPair>
  );
};

/** An industry suggests interests until someone chooses them. */
export const SubscriberFields = ({ form }: { form: UseFormReturn<SubscriberForm> }) => {
  const field = fieldsOf(form, labels, subscriberHelp);
  const industriesId = useId();
  // A subscriber belongs to one office, never to the whole group.
  const offices = useNewsOffices().filter(({ value }) => value !== null);
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
      <TextField {...field("name")} required />
      <TextField {...field("email")} type="email" required />
      <SelectField
        {...field("organisationId")}
        options={offices}
        placeholder={commonText.chooseOffice}
        required
      />
      <FieldPair first="third">
        <TextField {...field("plz")} />
        <TextField {...field("ort")} />
      </FieldPair>
      <TextField
        {...field("branche")}
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
