import { type UseFormReturn, useWatch } from "react-hook-form";
import type { SendWindow } from "../../../shared/administration/send-window.ts";
import type { SettingsForm } from "../../../shared/administration/settings.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldGrid } from "../../components/form/field-grid.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { sendWindowText as text, weekdays } from "./settings.text.ts";

const usual: SendWindow = { days: [1, 2, 3, 4, 5], from: "08:00", until: "18:00", skipsHolidays: true };

export const SendWindowFields = ({ form }: { form: UseFormReturn<SettingsForm> }) => {
  const window = useWatch({ control: form.control, name: "sendWindow" }) ?? null;
  const change = (value: SendWindow | null) =>
    form.setValue("sendWindow", value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const changeDay = (day: number, isChosen: boolean) => {
    const others = (window?.days ?? []).filter((one) => one !== day);
    if (window)
      change({
        ...window,
        days: (isChosen ? [...others, day] : others).toSorted((one, other) => one - other),
      });
  };
  const problem = form.getFieldState("sendWindow.days", form.formState).error?.message;

  return (
    <>
      <Check checked={window !== null} onChange={({ target }) => change(target.checked ? usual : null)}>
        {text.limited}
      </Check>
      <FieldHelp>{text.help}</FieldHelp>
      {window && (
        <>
          <CheckGroup className="check-group send-window-days">
            <legend>{text.days}</legend>
            {weekdays.map((name, index) => (
              <Check
                key={name}
                checked={window.days.includes(index + 1)}
                onChange={({ target }) => changeDay(index + 1, target.checked)}
              >
                {name}
              </Check>
            ))}
          </CheckGroup>
          {problem && <FieldProblem plain>{problem}</FieldProblem>}
          <FieldGrid>
            <TextField form={form} name="sendWindow.from" label={text.from} required />
            <TextField
              form={form}
              name="sendWindow.until"
              label={text.until}
              help={text.untilHelp}
              required
            />
          </FieldGrid>
          <CheckField form={form} name="sendWindow.skipsHolidays" label={text.skipsHolidays} />
        </>
      )}
    </>
  );
};
