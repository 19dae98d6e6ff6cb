import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { groups } from "../../../../shared/discussions/groups.contract.ts";
import { fold } from "../../../../shared/fold.ts";
import { queryOf } from "../../../app/client/query-of.ts";
import { CheckField } from "../../../components/form/choice/check-field.tsx";
import { CheckGroup } from "../../../components/form/choice/check-group.tsx";
import { EditorPanel } from "../../../components/form/editor/editor-panel.tsx";
import { FieldNotes } from "../../../components/form/field-notes.tsx";
import { PickButtons, PickedBox } from "../../../components/people/person-picker.tsx";
import { PickerDialog } from "../../../components/picker-dialog.tsx";
import type { ArticleForm } from "../article-form.ts";
import { talkPanelText as text } from "./talk.text.ts";

const findForums = (term: string) =>
  queryOptions({
    ...queryOf(groups.list, { query: { withForums: true } }),
    select: ({ data }) => {
      const found = data
        .flatMap(({ forums = [], name: group }) => forums.map(({ id, name }) => ({ id, name, group })))
        .filter(({ name, group }) => fold(`${group} ${name}`).includes(fold(term)));
      return { data: found, totalCount: found.length };
    },
  });

const CommentsField = ({ form }: { form: UseFormReturn<ArticleForm> }) => {
  const [isPicking, setPicking] = useState(false);
  const { field, fieldState } = useController({ control: form.control, name: "commentsForumId" });
  const { value: id = null, onChange, ref } = field;
  const { data: all } = useQuery({ ...findForums(""), enabled: id !== null });
  const forum = all?.data.find((one) => one.id === id);

  return (
    <CheckGroup>
      <legend>{text.comments}</legend>
      <PickedBox
        actions={
          <PickButtons
            ref={ref}
            pick={id === null ? text.allow : text.change}
            remove={id === null ? undefined : text.forbid}
            onPick={() => setPicking(true)}
            onRemove={() => onChange(null)}
          />
        }
      >
        <p className={id === null ? "muted" : undefined}>
          {id === null ? text.noComments : all && text.commentsIn(forum ? forum.name : text.unknown)}
        </p>
      </PickedBox>
      <FieldNotes id="comments" help={text.help} problem={fieldState.error?.message} />
      {isPicking && (
        <PickerDialog
          title={text.pick}
          placeholder={text.search}
          empty={text.empty}
          find={findForums}
          choiceOf={({ name, group }) => ({ name, line: group })}
          onPick={(picked) => {
            onChange(picked.id);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </CheckGroup>
  );
};

export const TalkPanel = ({ form }: { form: UseFormReturn<ArticleForm> }) => (
  <EditorPanel title={text.title}>
    <CheckField form={form} name="allowsReactions" label={text.allowsReactions} help={text.reactionsHelp} />
    <CommentsField form={form} />
  </EditorPanel>
);
