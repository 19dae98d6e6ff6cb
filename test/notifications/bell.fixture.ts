import {
  type NewNotification,
  openNotifications,
} from "../../functions/data/notifications/notifications.repository.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import type { Person } from "../support/viewers.ts";

type Reader = Pick<Browser, "call">;

export const listOf = async (by: Reader, isRead?: boolean) => {
  const filters =
    isRead === undefined ? [] : [{ field: "isRead", values: [isRead], comparator: "eq" as const }];
  return (await by.call(notifications.list, { query: { config: listConfig({ limit: 100, filters }) } })).data;
};

export const unreadOf = async (by: Reader) => (await by.call(notifications.unread, {})).data.count;

/** Somebody whose bell can be told anything. */
export const bellFixture = async (person: Person = {}) => {
  const { table, as, people } = await portal();
  const reader = await as(person);
  const stored = openNotifications(table);
  return {
    table,
    as,
    people,
    reader,
    stored,
    notify: (notification: NewNotification, now = new Date()) =>
      stored.notify([reader.employee.id], notification, now),
    list: (isRead?: boolean) => listOf(reader, isRead),
    unread: () => unreadOf(reader),
    read: (...ids: string[]) => reader.call(notifications.read, { body: { ids } }),
    readAll: (until?: string) => reader.call(notifications.read, { body: { all: true, until } }),
  };
};
