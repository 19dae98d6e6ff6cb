import { useForm } from "react-hook-form";
import * as z from "zod";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { Announcement } from "../../../shared/notifications/announcement.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { Stack } from "../../components/layout/stack.tsx";
import { eventQueries } from "../calendar.queries.ts";
import { atOnce } from "./event-form.ts";

/** Whether anybody is told when it changes or is off. */
export const hasComers = ({ attendance, end }: CalendarEvent): boolean =>
  attendance !== null && attendance.coming + attendance.waiting > 0 && Date.parse(end) > Date.now();

const resolver = parsedBy(z.object({ announcement: Announcement }));

interface AnnouncedStepProps {
  title: string;
  text: string;
  verb: string;
  about: "deletion" | "saving";
  event: string;
  onAct: (announcement: Announcement) => void;
  onClose: () => void;
}

/** Asks before those who come are told of what one click does. */
export const AnnouncedStep = ({ title, text, verb, about, event, onAct, onClose }: AnnouncedStepProps) => {
  const form = useForm<{ announcement: Announcement }>({
    resolver,
    defaultValues: { announcement: atOnce },
  });
  const isDeletion = about === "deletion";

  return (
    <ActionDialog
      title={title}
      verb={verb}
      danger={isDeletion}
      onAct={() => void form.handleSubmit(({ announcement }) => onAct(announcement))()}
      onClose={onClose}
    >
      <Stack>
        <p>{text}</p>
        <AnnouncementField
          form={form}
          name="announcement"
          mayWait={!isDeletion}
          audienceAt={(at) => eventQueries.audience({ event, about, isChanged: !isDeletion, at })}
        />
      </Stack>
    </ActionDialog>
  );
};
