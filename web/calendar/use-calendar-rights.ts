import { useCallback } from "react";
import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";
import type { SelectOption } from "../components/form/choice/select-field.tsx";
import { useAllowedOffices } from "../components/people/use-allowed-offices.ts";
import { calendarText as text } from "./calendar.text.ts";

/** By office; null is the whole group. */
export const useCalendarRights = () => {
  const viewer = useViewer();
  const mayEdit = useCallback(
    (organisationId: string | null) => isAllowed(viewer, "EDIT_EVENTS", organisationId),
    [viewer],
  );
  const [granted = null] = viewer.grants.filter(({ rule }) => rule === "EDIT_EVENTS");

  return {
    mayEdit,
    mayCreate: isAllowedAnywhere(viewer, "EDIT_EVENTS"),
    /** Where a new event belongs unless somebody says otherwise. */
    usualOffice: () => {
      if (mayEdit(null)) return null;
      return mayEdit(viewer.employedAt) ? viewer.employedAt : (granted?.ressource ?? null);
    },
  };
};

/** Where the viewer may enter events. */
export const useEventOffices = (): SelectOption[] => {
  const { mayEdit } = useCalendarRights();
  const offices = useAllowedOffices("EDIT_EVENTS").map(({ id, name }) => ({ label: name, value: id }));
  return mayEdit(null) ? [{ label: text.wholeGroup, value: null }, ...offices] : offices;
};
