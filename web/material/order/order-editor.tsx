import { useWatch } from "react-hook-form";
import { articlesById, type MaterialList } from "../../../shared/material/material-list.ts";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { ActionBar } from "../../components/form/editor/action-bar.tsx";
import { EditorColumns, EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { commonText } from "../../components/words.text.ts";
import { orderText as text } from "../material.text.ts";
import { MaterialGroups } from "./material-groups.tsx";
import { chosenIn, itemName } from "./order-form.ts";
import { useOrder } from "./use-order.ts";

const labelsOf = (list: MaterialList): Record<string, string> => ({
  organisationId: commonText.office,
  note: text.note,
  ...Object.fromEntries(
    Array.from(
      articlesById(list),
      ([
        id,
        {
          article: { name },
        },
      ]): [string, string][] => [
        [`${itemName(id)}.quantity`, name],
        [`${itemName(id)}.note`, name],
      ],
    ).flat(),
  ),
});

export const OrderEditor = ({ list }: { list: MaterialList }) => {
  const { form, submit, startOver, isSending, gone } = useOrder(list);
  const offices = useOfficeOptions();
  const items = useWatch({ control: form.control, name: "items" });
  const chosen = chosenIn({ items }).length;

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <ProblemSummary form={form} labels={labelsOf(list)} />
        {gone.length > 0 && <p role="status">{text.gone(gone)}</p>}
        <EditorColumns>
          <MaterialGroups form={form} groups={list.groups} />
          <EditorPanel title={text.delivery} className="material-side">
            <SelectField
              form={form}
              name="organisationId"
              label={commonText.office}
              options={offices}
              required
            />
            <TextField form={form} name="note" label={text.note} rows={3} />
          </EditorPanel>
        </EditorColumns>
      </Stack>
      <ActionBar
        status={isSending ? text.sending : text.chosen(chosen)}
        actions={
          <>
            <Button type="submit" label={text.submit} loading={isSending} />
            <Button
              text
              label={text.clear}
              disabled={isSending || (!form.formState.isDirty && chosen === 0)}
              onClick={startOver}
            />
          </>
        }
      />
    </form>
  );
};
