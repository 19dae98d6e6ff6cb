import type { Resolver } from "react-hook-form";
import { CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import { uploadText } from "../../components/files/files.text.ts";
import { checkedBy } from "../../components/form/resolver.ts";
import type { EventForm } from "./event-form.ts";

/** A file still uploading would be missing from what is saved. */
export const eventResolver = (isUploading = false): Resolver<EventForm> =>
  isUploading
    ? () => ({ values: {}, errors: { files: { type: "uploading", message: uploadText.stillRunning } } })
    : checkedBy(CalendarEventDraft);
