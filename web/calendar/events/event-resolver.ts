import type { Resolver } from "react-hook-form";
import { CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import { refuseWhileUploading } from "../../components/files/refuse-while-uploading.ts";
import { checkedBy } from "../../components/form/resolver.ts";
import type { EventForm } from "./event-form.ts";

export const eventResolver = (isUploading = false): Resolver<EventForm> =>
  isUploading ? refuseWhileUploading : checkedBy(CalendarEventDraft);
