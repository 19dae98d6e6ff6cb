import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { calendarText as text } from "../calendar.text.ts";
import type { EventForm } from "./event-form.ts";

export const CategoryField = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const { data: categories = [] } = useQuery(eventCategoriesQuery);
  const options = categories.map(({ id, name }) => ({ label: name, value: id }));

  return (
    <SelectField
      form={form}
      name="category"
      label={eventLabels.category}
      options={[{ label: text.withoutCategory, value: null }, ...options]}
    />
  );
};
