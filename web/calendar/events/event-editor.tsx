import { useQuery } from "@tanstack/react-query";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import { eventWhen } from "../../components/event-when.ts";
import { AttachedFiles } from "../../components/files/attached-files.tsx";
import { useUploading } from "../../components/files/use-uploading.ts";
import { EditorColumns } from "../../components/form/editor/editor-columns.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { CategoryField } from "./category-field.tsx";
import { EventAnnouncement } from "./event-announcement.tsx";
import { type EventForm, eventFormOf, eventResolver } from "./event-form.ts";
import { EventSide } from "./event-side.tsx";
import { EventTimesFields } from "./event-times-fields.tsx";
import { eventFields, eventText, eventEditorText as text } from "./events.text.ts";

const labels = { ...eventFields, times: eventText.when };

export const EventEditor = ({ title, ...source }: EditorStart<EventForm, CalendarEvent>) => {
  const uploading = useUploading();
  const officeName = useOfficeNames(calendarText.wholeGroup);
  const { data: categories = [] } = useQuery(eventCategoriesQuery);
  const editor = useEditor<EventForm, CalendarEvent>({
    ...source,
    resolver: eventResolver(uploading.isUploading),
    isBusy: uploading.isUploading,
    draft: "event",
    formOf: eventFormOf,
    labels,
    together: { times: ["start", "end", "wholeDay"] },
    edit: eventQueries.edit,
    saving: eventMutations.save,
    pathOf: calendarPaths.editEvent,
  });
  const { form, stored } = editor;
  const viewPath = stored && calendarPaths.event(stored.data.id);

  return (
    <EditorFrame
      title={title}
      editor={editor}
      listPath={viewPath ?? calendarPaths.calendar}
      viewPath={viewPath}
      inWords={{
        times: ({ start, end, wholeDay = false }) =>
          start && end ? eventWhen({ start, end, wholeDay }) : "",
        category: ({ category }) => categories.find(({ id }) => id === category)?.name ?? "",
        organisationid: ({ organisationid = null }) => officeName(organisationid),
        files: ({ files = [] }) => files.map(({ fileName }) => fileName).join(", "),
      }}
    >
      <EditorColumns>
        <Stack>
          <TextField form={form} name="title" label={eventFields.title} required />
          <EventTimesFields form={form} />
          <CategoryField form={form} />
          <TextField form={form} name="location" label={eventFields.location} help={text.locationHelp} />
          <TextField form={form} name="url" label={eventFields.url} />
          <RichTextField
            form={form}
            name="description"
            label={eventFields.description}
            imagePurpose="event"
            onBusy={uploading.onText}
          />
          <EditorPanel title={eventFields.files}>
            <AttachedFiles
              form={form}
              name="files"
              label={eventFields.files}
              purpose="event"
              onBusy={uploading.onFiles}
            />
          </EditorPanel>
        </Stack>
        <Stack>
          <EventSide form={form} />
          <Panel gap={4}>
            <EventAnnouncement form={form} stored={stored?.data} />
          </Panel>
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
