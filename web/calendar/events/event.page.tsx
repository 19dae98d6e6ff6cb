import "./event.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { eventWhen } from "../../components/event-when.ts";
import { FileList } from "../../components/files/file-list.tsx";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { AttendancePanel } from "../answers/attendance-panel.tsx";
import { eventQueries } from "../calendar.queries.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { AnnouncedStep } from "./announced-step.tsx";
import { EventFacts } from "./event-facts.tsx";
import { eventFields, removalText, eventText as text } from "./events.text.ts";
import { RepeatDialog } from "./repeat-dialog.tsx";
import { useEventActions } from "./use-event-actions.ts";

const ShownEvent = ({ id }: { id: string }) => {
  const { data: event } = useSuspenseQuery(eventQueries.read(id));
  const navigate = useNavigate();
  const { mayEdit } = useCalendarRights();
  const [isRepeating, setRepeating] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { actions, remove } = useEventActions(event, {
    repeat: () => setRepeating(true),
    askToRemove: () => setRemoving(true),
  });
  const isEditor = mayEdit(event.organisationId);

  return (
    <>
      <PageHeader
        title={event.title}
        meta={
          <>
            <Link className="lone-link" to={calendarPaths.calendar}>
              {calendarText.title}
            </Link>
            {` · ${eventWhen(event)}`}
          </>
        }
        action={
          isEditor && (
            <Button
              icon="pi pi-pencil"
              label={text.edit}
              onClick={() => void navigate(calendarPaths.editEvent(id))}
            />
          )
        }
        more={isEditor && <ActionButtons actions={actions} />}
      />
      <Stack className="event" gap={6}>
        <EventFacts event={event} />
        {event.description && <SafeHtml html={event.description} />}
        {event.files.length > 0 && (
          <section aria-label={eventFields.files}>
            <h2>{eventFields.files}</h2>
            <FileList files={event.files} />
          </section>
        )}
        {event.attendance && <AttendancePanel event={event} attendance={event.attendance} />}
      </Stack>
      {isRemoving && (
        <AnnouncedStep
          title={removalText.title}
          text={removalText.text(event.title)}
          verb={text.remove}
          about="deletion"
          event={id}
          onAct={({ isSilent }) => {
            setRemoving(false);
            remove(isSilent);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
      {isRepeating && <RepeatDialog event={event} onClose={() => setRepeating(false)} />}
    </>
  );
};

export const EventPage = () => {
  const { id = "" } = useParams();
  return <ShownEvent key={id} id={id} />;
};
