import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Viewer } from "../contract/viewer.ts";
import { Timestamp } from "../contract/wire.ts";
import { PageViewTarget } from "../login/page-view-target.ts";
import { Notification, UnreadNotification } from "./notification.ts";

const MOST_READ = 100;
export const MOST_COUNTED = 100;

/** `folders` are the latest of watched folders in the cloud, `unread` all notifications that count. */
const UnreadCount = z
  .object({
    viewer: Viewer,
    pageViews: PageViewTarget.optional(),
    count: z.int().max(MOST_COUNTED),
    folders: z.array(Notification),
    unread: z.array(UnreadNotification),
    /** Whether a newsletter is being sent; only for editors. */
    isSending: z.boolean(),
    hasGalleries: z.boolean(),
  })
  .meta({ id: "UnreadCount" });

export const notifications = {
  list: endpoint({
    method: "GET",
    path: "/v1/notifications",
    access: signedIn,
    summary: "What the caller was told in the last 90 days and may still see, the latest first",
    query: listQuery({ filters: ["isRead"] }),
    reply: page(Notification),
  }),
  unread: endpoint({
    method: "GET",
    path: "/v1/notifications/unread",
    access: signedIn,
    summary:
      "What every page asks for: how many of them are unread, counted up to 100, among the latest 300, and who calls",
    reply: UnreadCount,
  }),
  read: endpoint({
    method: "PUT",
    path: "/v1/notifications/read",
    access: signedIn,
    summary: "Marks those that are named, or all that are shown, up to a moment, as read",
    body: z.union([
      z.object({ ids: z.array(z.string().min(1).max(300)).max(MOST_READ) }),
      z.object({ all: z.literal(true), until: Timestamp.optional() }),
    ]),
    status: 204,
  }),
};
