import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { MultiSelectField } from "../../components/form/choice/multi-select-field.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { PersonPicker, PickButtons, PickedBox } from "../../components/people/person-picker.tsx";
import { useNewsOffices } from "../offices.ts";
import type { ArticleForm } from "./article-form.ts";
import { articleQueries } from "./articles.queries.ts";
import { articleHelp, articleEditorText as text } from "./articles.text.ts";
import { AskingPanel } from "./confirmation/asking-panel.tsx";
import { TalkPanel } from "./talk/talk-panel.tsx";
import { useAuthorNames } from "./use-author-names.ts";

interface AuthorFieldProps {
  form: UseFormReturn<ArticleForm>;
  stored: Article | undefined;
}

const AuthorField = ({ form, stored }: AuthorFieldProps) => {
  const [isPicking, setIsPicking] = useState(false);
  const { field } = useController({ control: form.control, name: "authorId" });
  const { value: id = null, onChange, ref } = field;
  const name = useAuthorNames(stored, id).get(id ?? "");

  return (
    <CheckGroup>
      <legend>{articleLabels.authorId}</legend>
      <PickedBox
        actions={
          <PickButtons
            ref={ref}
            pick={id === null ? text.pickAuthor : text.changeAuthor}
            remove={id === null ? undefined : text.removeAuthor}
            onPick={() => setIsPicking(true)}
            onRemove={() => onChange(null)}
          />
        }
      >
        {id === null ? <p className="muted">{text.noAuthor}</p> : <p>{name}</p>}
      </PickedBox>
      {isPicking && (
        <PersonPicker onPick={(person) => onChange(person.id)} onClose={() => setIsPicking(false)} />
      )}
    </CheckGroup>
  );
};

const blankIsNone = { setValueAs: (value: unknown) => value || null };

interface ArticleSideProps {
  form: UseFormReturn<ArticleForm>;
  stored: Article | undefined;
}

export const ArticleSide = ({ form, stored }: ArticleSideProps) => {
  // A public address is known outside, so it is fixed.
  const isPublic = stored?.isPublicRelease ?? false;
  const tagsId = useId();
  const { data: tags = [] } = useQuery(articleQueries.tags);
  const offices = useNewsOffices();
  const allOffices = useOfficeOptions();
  const field = fieldsOf(form, articleLabels, articleHelp);

  return (
    <>
      <EditorPanel title={text.publication}>
        <DateTimeField {...field("releaseDate")} />
        <DateTimeField {...field("visibleUntil")} />
        <DateTimeField {...field("pinnedUntil")} />
      </EditorPanel>
      <AskingPanel form={form} stored={stored} />
      <EditorPanel title={text.assignment}>
        <TextField {...field("tag")} list={tagsId} />
        <datalist id={tagsId}>
          {tags.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField {...field("taxTag")} />
        <SelectField {...field("organisationId")} options={offices} />
        <AuthorField form={form} stored={stored} />
      </EditorPanel>
      <TalkPanel form={form} />
      <EditorPanel title={text.searchEngines}>
        <MultiSelectField
          {...field("publishedByOrganisationIds")}
          options={allOffices}
          add={text.addOffice}
        />
        <TextField
          {...field("urlTitle")}
          help={isPublic ? articleHelp.fixedUrlTitle : articleHelp.urlTitle}
          rules={blankIsNone}
          readOnly={isPublic}
        />
        <TextField {...field("pageTitle")} />
        <TextField {...field("seoMetaDescription")} rows={3} />
      </EditorPanel>
    </>
  );
};
