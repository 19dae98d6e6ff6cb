import { type UseFormReturn, useWatch } from "react-hook-form";
import { eventVisibilityText } from "../../../shared/visibility/visibility.text.ts";
import { EventVisibility } from "../../../shared/visibility/visibility.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import type { EventForm } from "./event-form.ts";
import { eventFields, eventEditorText as text } from "./events.text.ts";
import { OfficeSelect } from "./office-select.tsx";

const visibilities = EventVisibility.options.map((value) => ({ value, label: eventVisibilityText[value] }));
const answerers = (["person", "office"] as const).map((value) => ({ value, label: text.per[value] }));
const numberOrNone = {
  setValueAs: (value: unknown) => (value === "" || value === null ? null : Number(value)),
};

export const EventSide = ({ form }: { form: UseFormReturn<EventForm> }) => {
  const asks = useWatch({ control: form.control, name: "asksForAnswers" });

  return (
    <>
      <EditorPanel title={text.assignment}>
        <SelectField form={form} name="visibility" label={eventFields.visibility} options={visibilities} />
        <OfficeSelect form={form} />
      </EditorPanel>
      <EditorPanel title={text.answers}>
        <CheckField form={form} name="asksForAnswers" label={eventFields.asksForAnswers} />
        {asks && (
          <>
            <SelectField form={form} name="answersPer" label={eventFields.answersPer} options={answerers} />
            <TextField
              form={form}
              name="places"
              type="number"
              label={eventFields.places}
              help={text.placesHelp}
              rules={numberOrNone}
            />
            <DateTimeField
              form={form}
              name="answerUntil"
              label={eventFields.answerUntil}
              help={text.untilHelp}
              isOfficeTime
            />
          </>
        )}
      </EditorPanel>
    </>
  );
};
