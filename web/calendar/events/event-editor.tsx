import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { eventVisibilityText } from "../../../shared/visibility/visibility.text.ts";
import { EventVisibility } from "../../../shared/visibility/visibility.ts";
import { eventCategoriesQuery } from "../../components/event-categories.query.ts";
import { eventWhen } from "../../components/event-when.ts";
import { AttachedFiles } from "../../components/files/attached-files.tsx";
import { useUploading } from "../../components/files/use-uploading.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { EditorFrame } from "../../components/form/editor/editor-frame.tsx";
import { EditorColumns, EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { type EditorStart, useEditor } from "../../components/form/editor/use-editor.ts";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Panel, Stack } from "../../components/layout/layout.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { ScopeField } from "../series/scope-field.tsx";
import { seriesText } from "../series/series.text.ts";
import { CategoryField } from "./category-field.tsx";
import { EventAnnouncement } from "./event-announcement.tsx";
import { type EventForm, eventFormOf } from "./event-form.ts";
import { eventResolver } from "./event-resolver.ts";
import { EventTimesFields } from "./event-times-fields.tsx";
import { eventText, eventEditorText as text } from "./events.text.ts";
import { OfficeSelect } from "./office-select.tsx";

const visibilities = EventVisibility.options.map((value) => ({ value, label: eventVisibilityText[value] }));
const answerers = (["person", "office"] as const).map((value) => ({ value, label: text.per[value] }));
const numberOrNone = {
  setValueAs: (value: unknown) => (value === "" || value === null ? null : Number(value)),
};

const EventSide = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const field = fieldsOf(form, eventLabels);
  const asks = useWatch({ control: form.control, name: "asksForAnswers" });

  return (
    <>
      <EditorPanel title={text.assignment}>
        <SelectField {...field("visibility")} options={visibilities} />
        <OfficeSelect form={form} />
      </EditorPanel>
      <EditorPanel title={text.answers}>
        <CheckField {...field("asksForAnswers")} />
        {asks && (
          <>
            <SelectField {...field("answersPer")} options={answerers} />
            <TextField {...field("places")} type="number" help={text.placesHelp} rules={numberOrNone} />
            <DateTimeField {...field("answerUntil")} help={text.untilHelp} isOfficeTime />
          </>
        )}
      </EditorPanel>
    </>
  );
};

/** Planners see the number of overlaps only, never whose they are. */
const OverlapNote = ({ query }: { query: ReturnType<typeof eventQueries.audience> }) => {
  const overlaps = useQuery(query).data?.overlaps;
  return overlaps !== undefined && overlaps.busy > 0 && <p>{text.busy(overlaps.busy, overlaps.asked)}</p>;
};

const labels = { ...eventLabels, times: eventText.when };

export const EventEditor = ({ title, ...source }: EditorStart<EventForm, CalendarEvent>) => {
  const uploading = useUploading();
  const [scope, setScope] = useState<SeriesScope>("this");
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
    saving: eventMutations.save(scope),
    pathOf: calendarPaths.editEvent,
  });
  const { form, stored } = editor;
  const field = fieldsOf(form, labels);
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
          <TextField {...field("title")} required />
          <EventTimesFields form={form} />
          <CategoryField form={form} />
          <TextField {...field("location")} help={text.locationHelp} />
          <TextField {...field("url")} />
          <RichTextField {...field("description")} imagePurpose="event" onBusy={uploading.onText} />
          <EditorPanel title={eventLabels.files}>
            <AttachedFiles {...field("files")} purpose="event" onBusy={uploading.onFiles} />
          </EditorPanel>
        </Stack>
        <Stack>
          {stored && stored.data.seriesId !== null && (
            <EditorPanel title={seriesText.series}>
              <ScopeField about="saving" scopes={SeriesScope.options} scope={scope} onChange={setScope} />
            </EditorPanel>
          )}
          <EventSide form={form} />
          <Panel gap={4}>
            <EventAnnouncement
              form={form}
              stored={stored?.data}
              scope={scope}
              note={(query) => <OverlapNote query={query} />}
            />
          </Panel>
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
