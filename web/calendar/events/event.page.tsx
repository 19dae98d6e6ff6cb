import "./event.css";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { isFuture } from "date-fns/isFuture";
import { Suspense, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { eventLabels } from "../../../shared/calendar/event.fields.ts";
import type { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { events } from "../../../shared/calendar/events.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { eventWhen } from "../../components/event-when.ts";
import { FileList } from "../../components/files/file-list.tsx";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { ProblemPanel } from "../../components/problem-panel.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { AttendancePanel } from "../answers/attendance-panel.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { calendarText } from "../calendar.text.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { AnnouncedStep } from "./announced-step.tsx";
import { isAskedAbout } from "./asked-about.ts";
import { EventFacts } from "./event-facts.tsx";
import { removalText, eventText as text } from "./events.text.ts";

const RepeatDialog = lazyPart(async () => (await import("../series/repeat-dialog.tsx")).RepeatDialog);
const RuleDialog = lazyPart(async () => (await import("../series/rule-dialog.tsx")).RuleDialog);

interface Questions {
  readonly repeat: () => void;
  readonly askToRemove: () => void;
}

const useEventActions = (event: CalendarEvent, { repeat, askToRemove }: Questions) => {
  const { id, title } = event;
  const navigate = useNavigate();
  const client = useQueryClient();
  const toasts = useToasts();
  const removing = useMutation(eventMutations.remove);
  const restoring = useMutation(eventMutations.restore);

  const restore = async (scope: SeriesScope) => {
    await restoring.mutateAsync({ params: { id }, query: { scope } });
    await navigate(calendarPaths.event(id));
  };
  const remove = async (isSilent: boolean, scope: SeriesScope) => {
    await removing.mutateAsync({ id, isSilent, scope });
    await navigate(calendarPaths.calendar);
    void refresh(client, keyOf(events.remove));
    const done = scope === "this" ? text.removed(title) : text.severalRemoved(title);
    toasts.undo(done, () => void restore(scope).catch(toasts.problem));
  };

  const removeOrSay = (isSilent: boolean, scope: SeriesScope = "this") =>
    void remove(isSilent, scope).catch(toasts.problem);
  const actions: RowAction[] = [
    { label: commonText.copy, icon: "pi-copy", run: () => void navigate(calendarPaths.copyOf(id)) },
    ...(event.seriesId === null || isFuture(event.start)
      ? [
          {
            label: event.seriesId === null ? text.repeat : text.rule,
            icon: "pi-replay",
            run: repeat,
          } as const,
        ]
      : []),
    {
      label: commonText.remove,
      icon: "pi-trash",
      danger: true,
      run: () => (isAskedAbout(event) ? askToRemove() : removeOrSay(false)),
    },
  ];
  return { actions, remove: removeOrSay };
};

const ShownEvent = ({ id }: { id: string }) => {
  const { data: event, error } = useSuspenseQuery(eventQueries.read(id));
  const navigate = useNavigate();
  const { mayEdit } = useCalendarRights();
  const [isRepeating, setRepeating] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { actions, remove } = useEventActions(event, {
    repeat: () => setRepeating(true),
    askToRemove: () => setRemoving(true),
  });
  const isEditor = mayEdit(event.organisationId);
  const SeriesDialog = event.seriesId === null ? RepeatDialog : RuleDialog;
  // It was deleted while it was open.
  if (isProblem(error, eventProblems.notFound)) return <ProblemPanel error={error} />;

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
              label={commonText.edit}
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
          <section aria-label={eventLabels.files}>
            <h2>{eventLabels.files}</h2>
            <FileList files={event.files} />
          </section>
        )}
        {event.attendance && <AttendancePanel event={event} attendance={event.attendance} />}
      </Stack>
      {isRemoving && (
        <AnnouncedStep
          title={removalText.title}
          text={removalText[event.seriesId === null ? "text" : "series"](event.title)}
          verb={commonText.remove}
          about="deletion"
          event={event}
          onAct={({ isSilent }, scope) => {
            setRemoving(false);
            remove(isSilent, scope);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
      {isRepeating && (
        <Suspense>
          <SeriesDialog event={event} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
    </>
  );
};

export const EventPage = () => {
  const { id = "" } = useParams();
  return <ShownEvent key={id} id={id} />;
};
