import type { NotificationKind } from "../../shared/notifications/notification.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import type { ShownNotification } from "./shown-notifications.ts";

export type Collapsed = ShownNotification & { readonly count: number };

const collapsing: readonly NotificationKind[] = ["answer", "reaction", "folder", "applicationPapers"];

export const isCollapsing = ({ kind }: Pick<StoredNotification, "kind">): boolean =>
  collapsing.includes(kind);

export const groupOf = ({ kind, subjectId, readAt = "", sk }: ShownNotification): string =>
  isCollapsing({ kind }) ? `${kind} ${subjectId} ${readAt}` : sk;

export const collapsed = (notifications: readonly ShownNotification[]): Collapsed[] =>
  [...Map.groupBy(notifications, groupOf).values()].flatMap((group) => {
    const [latest] = group;
    return latest ? [{ ...latest, count: group.length }] : [];
  });
