import { addDays } from "date-fns/addDays";
import { endOfDay } from "date-fns/endOfDay";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router-dom";
import { inOffice } from "../../../../shared/dates/office-days.ts";
import type { Article } from "../../../../shared/news/article.ts";
import { Check } from "../../../components/form/choice/check.tsx";
import { CheckField } from "../../../components/form/choice/check-field.tsx";
import { MultiSelectField } from "../../../components/form/choice/multi-select-field.tsx";
import { DateTimeField } from "../../../components/form/date/date-time-field.tsx";
import { EditorPanel } from "../../../components/form/editor/editor-panel.tsx";
import { FieldHelp } from "../../../components/form/field-help.tsx";
import { useOfficeOptions } from "../../../components/people/offices.ts";
import { newsPaths } from "../../news-paths.ts";
import type { ArticleForm } from "../article-form.ts";
import { askingText as text } from "./confirmation.text.ts";

const DAYS = 14;

const asking = (now: Date) => ({
  until: new Date(endOfDay(inOffice(addDays(now, DAYS)))).toISOString(),
  organisationIds: [],
  askAgain: false,
});

interface AskingPanelProps {
  form: UseFormReturn<ArticleForm>;
  stored: Article | undefined;
}

export const AskingPanel = ({ form, stored }: AskingPanelProps) => {
  const offices = useOfficeOptions();
  const confirmation = form.watch("confirmation");
  const isAsking = Boolean(confirmation);
  const toggle = () =>
    form.setValue("confirmation", isAsking ? null : asking(new Date()), { shouldDirty: true });

  return (
    <EditorPanel title={text.title}>
      <Check checked={isAsking} onChange={toggle}>
        {text.asks}
      </Check>
      {isAsking && (
        <>
          <DateTimeField form={form} name="confirmation.until" label={text.until} required isOfficeTime />
          <FieldHelp>{text.explained}</FieldHelp>
          <MultiSelectField
            form={form}
            name="confirmation.organisationIds"
            label={text.offices}
            help={text.officesHelp}
            options={offices}
            add={text.addOffice}
          />
          {stored?.confirmation && (
            <>
              <CheckField
                form={form}
                name="confirmation.askAgain"
                label={text.askAgain}
                help={text.askAgainHelp}
              />
              <Link to={newsPaths.confirmations(stored.id)}>{text.whoHas}</Link>
            </>
          )}
        </>
      )}
    </EditorPanel>
  );
};
