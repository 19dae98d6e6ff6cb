import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { useCalendarRights, useEventOffices } from "../use-calendar-rights.ts";
import { CategoryField } from "./category-field.tsx";
import { type EventForm, type EventTimes, eventFormOf, eventResolver, newEventForm } from "./event-form.ts";
import { EventTimesFields } from "./event-times-fields.tsx";
import { eventFields, newEventText as text } from "./events.text.ts";

interface NewEventDialogProps {
  times: EventTimes;
  onClose: () => void;
}

/** What most events need; the rest is said in the editor. */
export const NewEventDialog = ({ times, onClose }: NewEventDialogProps) => {
  const toasts = useToasts();
  const { usualOffice } = useCalendarRights();
  const offices = useEventOffices();

  return (
    <EntityDialog<EventForm, CalendarEvent>
      title={text.title}
      verb={text.verb}
      labels={eventFields}
      resolver={eventResolver}
      stored={undefined}
      formOf={(event) => (event ? eventFormOf(event) : newEventForm(times, usualOffice()))}
      edit={eventQueries.edit}
      saving={eventMutations.save}
      onSaved={({ title }) => toasts.success(text.saved(title))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label={eventFields.title} required />
          <EventTimesFields form={form} />
          <CategoryField form={form} />
          {offices.length > 1 && (
            <SelectField
              form={form}
              name="organisationid"
              label={eventFields.organisationid}
              options={offices}
            />
          )}
        </>
      )}
    </EntityDialog>
  );
};
