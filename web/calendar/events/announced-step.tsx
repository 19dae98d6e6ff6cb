import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { SeriesScope } from "../../../shared/calendar/event-series.ts";
import { Announcement } from "../../../shared/notifications/announcement.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { AnnouncementField } from "../../components/announcement-field.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { Stack } from "../../components/layout/layout.tsx";
import { eventQueries } from "../calendar.queries.ts";
import { ScopeField } from "../series/scope-field.tsx";
import { atOnce } from "./event-form.ts";

const resolver = parsedBy(z.object({ announcement: Announcement }));

interface AnnouncedStepProps {
  title: string;
  text: string;
  verb: string;
  about: "deletion" | "saving";
  event: CalendarEvent;
  onAct: (announcement: Announcement, scope: SeriesScope) => void;
  onClose: () => void;
}

/** One click notifies attendees or changes a series, so it is confirmed first. */
export const AnnouncedStep = ({ title, text, verb, about, event, onAct, onClose }: AnnouncedStepProps) => {
  const form = useForm<{ announcement: Announcement }>({
    resolver,
    defaultValues: { announcement: atOnce },
  });
  const [scope, setScope] = useState<SeriesScope>("this");
  const isDeletion = about === "deletion";

  return (
    <ActionDialog
      title={title}
      verb={verb}
      danger={isDeletion}
      onAct={() => void form.handleSubmit(({ announcement }) => onAct(announcement, scope))()}
      onClose={onClose}
    >
      <Stack>
        <p>{text}</p>
        {event.seriesId !== null && (
          <ScopeField about={about} scopes={SeriesScope.options} scope={scope} onChange={setScope} />
        )}
        <AnnouncementField
          form={form}
          name="announcement"
          mayWait={!isDeletion}
          audienceAt={(at) =>
            eventQueries.audience({ event: event.id, about, scope, isChanged: !isDeletion, at })
          }
        />
      </Stack>
    </ActionDialog>
  );
};
