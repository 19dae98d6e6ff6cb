import { useOfficeRights } from "../components/people/use-office-rights.ts";

export const useCalendarRights = () => useOfficeRights("EDIT_EVENTS");
