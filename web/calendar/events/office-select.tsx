import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { useEventOffices } from "../use-calendar-rights.ts";
import type { EventForm } from "./event-form.ts";
import { eventFields } from "./events.text.ts";

/** Nothing to choose for those who enter events of one office only. */
export const OfficeSelect = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const offices = useEventOffices();
  if (offices.length < 2) return null;

  return (
    <SelectField form={form} name="organisationid" label={eventFields.organisationid} options={offices} />
  );
};
