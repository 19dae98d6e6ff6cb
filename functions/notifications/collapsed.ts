import type { NotificationKind } from "../../shared/notifications/notification.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import type { ShownNotification } from "./shown-notifications.ts";

export type Collapsed = ShownNotification & { readonly count: number };

const collapsing: readonly NotificationKind[] = ["answer", "reaction", "folder", "applicationPapers"];

export const isCollapsing = ({ kind }: Pick<StoredNotification, "kind">): boolean =>
  collapsing.includes(kind);

/** Those with the same one are shown as one. */
export const groupOf = ({ kind, subjectId, readAt = "", sk }: ShownNotification): string =>
  isCollapsing({ kind }) ? `${kind} ${subjectId} ${readAt}` : sk;

/** Those of one discussion, folder or application are one notification, the latest, until they are read; and stay so, read at once. */
export const collapsed = (notifications: readonly ShownNotification[]): Collapsed[] =>
  [...Map.groupBy(notifications, groupOf).values()].flatMap((group) => {
    const [latest] = group;
    return latest ? [{ ...latest, count: group.length }] : [];
  });
