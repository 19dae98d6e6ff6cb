import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { attachmentsOf } from "../../data/files/attachments.ts";

export const eventFiles = attachmentsOf<StoredEvent>("event", {
  filesOf: ({ files }) => files,
  text: { path: "description", htmlOf: ({ description }) => description },
});
