import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { ResultsVisible } from "../../../../shared/discussions/questionnaire.ts";
import { Button } from "../../../components/button.tsx";
import { CheckField } from "../../../components/form/choice/check-field.tsx";
import { CheckGroup } from "../../../components/form/choice/check-group.tsx";
import { SelectField } from "../../../components/form/choice/select-field.tsx";
import { DateTimeField } from "../../../components/form/date/date-time-field.tsx";
import { EditorPanel } from "../../../components/form/editor/editor-panel.tsx";
import { TextField } from "../../../components/form/text/text-field.tsx";
import { Row } from "../../../components/layout/layout.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { newDatePollForm, newPollForm, type PostForm } from "../post-form.ts";
import { PollAnswers } from "./poll-answers.tsx";
import { PollDatesFields } from "./poll-dates-fields.tsx";
import { pollEditorText as text } from "./polls.text.ts";

interface PollEditorProps {
  form: UseFormReturn<PostForm>;
  /** After the first vote, whatever votes depend on is fixed. */
  isFixed: boolean;
}

const visible = ResultsVisible.options.map((value) => ({ value, label: text.visible[value] }));

export const PollEditor = ({ form, isFixed }: PollEditorProps) => {
  const toasts = useToasts();
  const poll = useWatch({ control: form.control, name: "questionnaire" });
  const root = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);

  // The pressed button is gone, so the focus has to move.
  useEffect(() => {
    if (presses > 0) root.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [presses]);

  const set = (value: PostForm["questionnaire"]) => {
    form.clearErrors("questionnaire");
    form.setValue("questionnaire", value, { shouldDirty: true });
    setPresses((count) => count + 1);
  };
  const remove = () => {
    const before = form.getValues("questionnaire");
    set(null);
    toasts.undo(text.removed, () => set(before));
  };

  if (!poll) {
    return (
      <div ref={root}>
        <Row>
          <Button outlined icon="pi pi-chart-bar" label={text.add} onClick={() => set(newPollForm())} />
          <Button
            outlined
            icon="pi pi-calendar"
            label={text.addDates}
            onClick={() => set(newDatePollForm())}
          />
        </Row>
      </div>
    );
  }

  const isAboutDates = poll.answers.some(({ at }) => at !== undefined);

  return (
    <div ref={root}>
      <EditorPanel title={text.title} {...(isFixed ? { help: text.fixed } : {})}>
        <TextField form={form} name="questionnaire.title" label={text.question} required />
        {isAboutDates && !isFixed ? (
          <PollDatesFields form={form} />
        ) : (
          <PollAnswers form={form} isFixed={isFixed} />
        )}
        {!isFixed && !isAboutDates && (
          <TextField
            form={form}
            name="questionnaire.maxChoices"
            label={text.maxChoices}
            help={text.maxChoicesHelp}
            type="number"
            rules={{ valueAsNumber: true }}
          />
        )}
        <DateTimeField
          form={form}
          name="questionnaire.endOfVoting"
          label={text.endOfVoting}
          help={text.endHelp}
        />
        <SelectField
          form={form}
          name="questionnaire.resultsVisible"
          label={text.resultsVisible}
          options={visible}
        />
        <CheckGroup>
          <CheckField form={form} name="questionnaire.mailsResult" label={text.mailsResult} />
          <CheckField form={form} name="questionnaire.voteCanChange" label={text.voteCanChange} />
          {!isFixed && (
            <>
              <CheckField
                form={form}
                name="questionnaire.oncePerOrganisation"
                label={text.oncePerOrganisation}
              />
              <CheckField
                form={form}
                name="questionnaire.secret"
                label={text.secret}
                help={text.secretHelp}
              />
            </>
          )}
        </CheckGroup>
        {!isFixed && (
          <div>
            <Button text icon="pi pi-trash" label={text.remove} onClick={remove} />
          </div>
        )}
      </EditorPanel>
    </div>
  );
};
