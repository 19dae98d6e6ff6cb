import type { UseFormReturn } from "react-hook-form";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { useEditableOffices } from "../../components/people/use-office-rights.ts";
import { calendarText } from "../calendar.text.ts";
import type { EventForm } from "./event-form.ts";

export const OfficeSelect = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const offices = useEditableOffices("EDIT_EVENTS", calendarText.wholeGroup);
  if (offices.length < 2) return null;

  return (
    <SelectField form={form} name="organisationid" label={eventLabels.organisationid} options={offices} />
  );
};
