import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { AudienceNote } from "../../components/announcement-field.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { attendanceListText as text } from "./answers.text.ts";

export const ReminderButton = ({ eventId }: { eventId: string }) => {
  const reminding = useMutation(eventMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const ask = () =>
    confirm({
      title: text.remindTitle,
      text: (
        <>
          <p>{text.remindText}</p>
          <div role="status">
            <AudienceNote
              query={eventQueries.audience({ event: eventId, about: "reminder" })}
              nobody={text.nobodyToRemind}
            />
          </div>
        </>
      ),
      verb: text.remindVerb,
      run: async () => {
        const { reminded } = await reminding.mutateAsync(eventId);
        toasts.success(text.reminded(formatNumber(reminded)));
      },
    });

  return <Button text icon="pi pi-bell" label={text.remind} onClick={ask} />;
};
