import { isSameDay } from "date-fns/isSameDay";
import { Button } from "primereact/button";
import { formatDate, formatShortTime } from "../../../../../shared/dates/dates.ts";
import { draftText as text } from "../../../components.text.ts";
import { PlainDialog } from "../../../plain-dialog.tsx";

interface DraftQuestionProps {
  at: string;
  /** What tells it from another. */
  title: string | undefined;
  onGoOn: () => void;
  onDrop: () => void;
}

const whenOf = (at: string) =>
  isSameDay(at, new Date()) ? text.today(formatShortTime(at)) : text.onDay(formatDate(at));

export const DraftQuestion = ({ at, title, onGoOn, onDrop }: DraftQuestionProps) => (
  <PlainDialog
    title={text.question(whenOf(at))}
    visible
    // Closing must not lose it.
    onClose={onGoOn}
    footer={
      <>
        <Button type="button" text severity="danger" label={text.drop} onClick={onDrop} />
        <Button type="button" label={text.goOn} onClick={onGoOn} autoFocus />
      </>
    }
  >
    {text.begun(title)}
  </PlainDialog>
);
