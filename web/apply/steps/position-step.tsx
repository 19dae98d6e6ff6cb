import { useId } from "react";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import type { Position } from "../../../shared/applications/position.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldNotes } from "../../components/form/field-notes.tsx";
import { messagesIn } from "../../components/form/messages-in.ts";
import { applyFields, applyText as text } from "../apply.text.ts";
import { type ApplyFormControl, PlainField } from "../plain-field.tsx";

interface PositionStepProps {
  form: ApplyFormControl;
  positions: readonly Position[];
}

export const PositionStep = ({ form, positions }: PositionStepProps) => {
  const id = useId();
  const [problem] = messagesIn(form.getFieldState("positions", form.formState).error);

  return (
    <>
      <CheckGroup aria-describedby={problem ? `${id}-help ${id}-problem` : `${id}-help`}>
        <legend>{applyFields.positions}</legend>
        {positions.map((position) => (
          <Check
            key={position}
            value={position}
            aria-invalid={problem !== undefined}
            {...form.register("positions", { deps: "position_other" })}
          >
            {positionLabels[position]}
          </Check>
        ))}
        <FieldNotes id={id} help={text.positionsHelp} problem={problem} />
      </CheckGroup>
      <PlainField form={form} name="position_other" help={text.otherHelp} />
    </>
  );
};
