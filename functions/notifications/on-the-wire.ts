import type { Notification } from "../../shared/notifications/notification.ts";
import type { Collapsed } from "./collapsed.ts";

export const onTheWire = ({
  sk,
  kind,
  title,
  actor,
  count,
  path,
  createdAt,
  readAt,
}: Collapsed): Notification => ({
  id: sk,
  kind,
  title,
  actor,
  count,
  path,
  createdAt,
  readAt: readAt ?? null,
});
