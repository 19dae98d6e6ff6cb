import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { events } from "../../../shared/calendar/events.contract.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations } from "../calendar.queries.ts";
import { calendarPaths } from "../calendar-paths.ts";
import { hasComers } from "./announced-step.tsx";
import { eventText as text } from "./events.text.ts";

interface Questions {
  readonly repeat: () => void;
  readonly askToRemove: () => void;
}

export const useEventActions = (event: CalendarEvent, { repeat, askToRemove }: Questions) => {
  const { id, title } = event;
  const navigate = useNavigate();
  const client = useQueryClient();
  const toasts = useToasts();
  const removing = useMutation(eventMutations.remove);
  const restoring = useMutation(eventMutations.restore);

  const restore = async () => {
    await restoring.mutateAsync(id);
    await navigate(calendarPaths.event(id));
  };
  const remove = async (isSilent: boolean) => {
    await removing.mutateAsync({ id, isSilent });
    await navigate(calendarPaths.calendar);
    void refresh(client, keyOf(events.remove));
    toasts.undo(text.removed(title), () => void restore().catch(toasts.problem));
  };

  const removeOrSay = (isSilent: boolean) => void remove(isSilent).catch(toasts.problem);
  const actions: RowAction[] = [
    { label: text.copy, icon: "pi-copy", run: () => void navigate(calendarPaths.copyOf(id)) },
    { label: text.repeat, icon: "pi-replay", run: repeat },
    {
      label: text.remove,
      icon: "pi-trash",
      danger: true,
      run: () => (hasComers(event) ? askToRemove() : removeOrSay(false)),
    },
  ];
  return { actions, remove: removeOrSay };
};
