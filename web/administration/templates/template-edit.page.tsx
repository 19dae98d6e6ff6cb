import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { COPY_OF } from "../../app/shell/paths.ts";
import { useOpeningParameter } from "../../components/use-address-parameters.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { templateFormOf } from "./template-form.ts";
import { templateQueries } from "./templates.queries.ts";
import { templatesText, editorText as text } from "./templates.text.ts";

const BUILT_IN = "standard";

export const NewTemplatePage = () => {
  const sourceId = useOpeningParameter(COPY_OF) ?? BUILT_IN;
  const { data: source } = useSuspenseQuery(templateQueries.edit(sourceId));
  const start = { ...templateFormOf(source.data), name: templatesText.copyOf(source.data.name) };

  return <TemplateEditor title={templatesText.create} source={source} start={start} isStartUnsaved />;
};

export const TemplateEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(templateQueries.edit(id));

  return <TemplateEditor title={text.editTitle} stored={stored} start={templateFormOf(stored.data)} />;
};
