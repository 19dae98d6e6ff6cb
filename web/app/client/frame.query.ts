import { queryOptions } from "@tanstack/react-query";
import { notifications } from "../../../shared/notifications/notifications.contract.ts";
import { call } from "./call.ts";
import { keyOf } from "./query-key.ts";
import { renewViewer } from "./session.ts";

export const frameQuery = queryOptions({
  queryKey: keyOf(notifications.unread, {}),
  queryFn: async ({ signal }) => {
    const frame = await call(notifications.unread, {}, signal);
    renewViewer(frame.viewer);
    return frame;
  },
});
