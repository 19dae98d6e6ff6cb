import { useMutation } from "@tanstack/react-query";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations } from "../calendar.queries.ts";
import { RuleFields, useRule, yearsAfter } from "./rule-fields.tsx";
import { repeatText as text } from "./series.text.ts";

export const RepeatDialog = ({ event, onClose }: { event: CalendarEvent; onClose: () => void }) => {
  const toasts = useToasts();
  const first = officeDay(new Date(event.start));
  const repeating = useRule({
    first,
    start: { rhythm: "week", end: "count", count: 10, until: yearsAfter(first, 1) },
  });
  const { rule, without, chosen } = repeating;
  const repeat = useMutation({
    ...eventMutations.repeat,
    onSuccess: ({ created }) => {
      toasts.success(text.done(created));
      onClose();
    },
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb(chosen.length)}
      isBusy={repeat.isPending}
      isDisabled={chosen.length === 0}
      onAct={() => rule !== undefined && repeat.mutate({ params: { id: event.id }, body: { rule, without } })}
      onClose={onClose}
    >
      <Stack>
        <FieldHelp>{text.note}</FieldHelp>
        <RuleFields repeating={repeating} organisationId={event.organisationId} />
        {repeat.error && <ProblemNote error={repeat.error} />}
      </Stack>
    </ActionDialog>
  );
};
