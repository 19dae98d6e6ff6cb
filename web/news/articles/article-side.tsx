import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Article } from "../../../shared/news/article.ts";
import { MultiSelectField } from "../../components/form/choice/multi-select-field.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useOfficeOptions } from "../../components/people/offices.ts";
import { useEditableOffices } from "../use-editable-offices.ts";
import type { ArticleForm } from "./article-form.ts";
import { articleQueries } from "./articles.queries.ts";
import { articleFields, articleHelp, articleEditorText as text } from "./articles.text.ts";
import { AuthorField } from "./author-field.tsx";
import { AskingPanel } from "./confirmation/asking-panel.tsx";

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
  const offices = useEditableOffices();
  const allOffices = useOfficeOptions();

  return (
    <>
      <EditorPanel title={text.publication}>
        <DateTimeField form={form} name="releaseDate" label={articleFields.releaseDate} />
        <DateTimeField
          form={form}
          name="visibleUntil"
          label={articleFields.visibleUntil}
          help={articleHelp.visibleUntil}
        />
      </EditorPanel>
      <AskingPanel form={form} stored={stored} />
      <EditorPanel title={text.assignment}>
        <TextField form={form} name="tag" label={articleFields.tag} help={articleHelp.tag} list={tagsId} />
        <datalist id={tagsId}>
          {tags.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField form={form} name="taxTag" label={articleFields.taxTag} help={articleHelp.taxTag} />
        <SelectField
          form={form}
          name="organisationId"
          label={articleFields.organisationId}
          options={offices}
        />
        <AuthorField form={form} formerName={stored?.authorName} />
      </EditorPanel>
      <EditorPanel title={text.searchEngines}>
        <MultiSelectField
          form={form}
          name="publishedByOrganisationIds"
          label={articleFields.publishedByOrganisationIds}
          help={articleHelp.publishedByOrganisationIds}
          options={allOffices}
          add={text.addOffice}
        />
        <TextField
          form={form}
          name="urlTitle"
          label={articleFields.urlTitle}
          help={isPublic ? articleHelp.fixedUrlTitle : articleHelp.urlTitle}
          rules={blankIsNone}
          readOnly={isPublic}
        />
        <TextField
          form={form}
          name="pageTitle"
          label={articleFields.pageTitle}
          help={articleHelp.pageTitle}
        />
        <TextField form={form} name="seoMetaDescription" label={articleFields.seoMetaDescription} rows={3} />
      </EditorPanel>
    </>
  );
};
