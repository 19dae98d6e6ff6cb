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

  return (
    <>
      <EditorPanel title={text.publication}>
        <DateTimeField form={form} name="releaseDate" label={articleLabels.releaseDate} />
        <DateTimeField
          form={form}
          name="visibleUntil"
          label={articleLabels.visibleUntil}
          help={articleHelp.visibleUntil}
        />
        <DateTimeField
          form={form}
          name="pinnedUntil"
          label={articleLabels.pinnedUntil}
          help={articleHelp.pinnedUntil}
        />
      </EditorPanel>
      <AskingPanel form={form} stored={stored} />
      <EditorPanel title={text.assignment}>
        <TextField form={form} name="tag" label={articleLabels.tag} help={articleHelp.tag} list={tagsId} />
        <datalist id={tagsId}>
          {tags.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField form={form} name="taxTag" label={articleLabels.taxTag} help={articleHelp.taxTag} />
        <SelectField
          form={form}
          name="organisationId"
          label={articleLabels.organisationId}
          options={offices}
        />
        <AuthorField form={form} stored={stored} />
      </EditorPanel>
      <TalkPanel form={form} />
      <EditorPanel title={text.searchEngines}>
        <MultiSelectField
          form={form}
          name="publishedByOrganisationIds"
          label={articleLabels.publishedByOrganisationIds}
          help={articleHelp.publishedByOrganisationIds}
          options={allOffices}
          add={text.addOffice}
        />
        <TextField
          form={form}
          name="urlTitle"
          label={articleLabels.urlTitle}
          help={isPublic ? articleHelp.fixedUrlTitle : articleHelp.urlTitle}
          rules={blankIsNone}
          readOnly={isPublic}
        />
        <TextField
          form={form}
          name="pageTitle"
          label={articleLabels.pageTitle}
          help={articleHelp.pageTitle}
        />
        <TextField form={form} name="seoMetaDescription" label={articleLabels.seoMetaDescription} rows={3} />
      </EditorPanel>
    </>
  );
};
