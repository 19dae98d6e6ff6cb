import { useNavigate } from "react-router-dom";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import { Button } from "../../components/button.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { CategoryField } from "./category-field.tsx";
import { EventAnnouncement } from "./event-announcement.tsx";
import { type EventTimes, eventFormOf, newEventForm } from "./event-form.ts";
import { eventResolver } from "./event-resolver.ts";
import { EventTimesFields } from "./event-times-fields.tsx";
import { newEventText as text } from "./new-event.text.ts";
import { OfficeSelect } from "./office-select.tsx";

const resolver = eventResolver();
const saving = eventMutations.save();

export const NewEventDialog = ({ times, onClose }: { times: EventTimes; onClose: () => void }) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { usualOffice } = useCalendarRights();

  return (
    <EntityDialog
      title={text.title}
      createVerb={text.verb}
      labels={eventLabels}
      resolver={resolver}
      stored={undefined}
      formOf={(event) => (event ? eventFormOf(event) : newEventForm(times, usualOffice()))}
      edit={eventQueries.edit}
      saving={saving}
      onSaved={({ title }) => toasts.success(text.saved(title))}
      onClose={onClose}
    >
      {(form, field) => (
        <>
          <TextField {...field("title")} required />
          <EventTimesFields form={form} />
          <CategoryField form={form} />
          <OfficeSelect form={form} />
          <EventAnnouncement form={form} isFolded />
          <div>
            <Button
              text
              label={text.more}
              onClick={() => {
                const { start, end, wholeDay, category, organisationid, title, announcement } =
                  form.getValues();
                void navigate(
                  calendarPaths.newEvent({
                    title,
                    start: start ?? "",
                    end: end ?? "",
                    wholeDay: wholeDay ?? false,
                    category: category ?? null,
                    organisationid: organisationid ?? null,
                    isSilent: announcement?.isSilent ?? false,
                  }),
                );
              }}
            />
          </div>
        </>
      )}
    </EntityDialog>
  );
};
