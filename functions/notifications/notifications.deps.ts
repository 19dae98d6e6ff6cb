import { openNotifications } from "../data/notifications/notifications.repository.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import type { Table } from "../platform/table/table.ts";
import { openShown } from "./shown-notifications.ts";

export const openBell = (table: Table) => {
  const people = openPeople(table);
  return {
    ...people,
    sessions: openSessions(table, people),
    notifications: openNotifications(table),
    show: openShown(table),
  };
};

export type BellDeps = ReturnType<typeof openBell>;
