import type { Organisation } from "../../shared/organisations/organisation.ts";
import { EditorColumns } from "../components/form/editor/editor-columns.tsx";
import { EditorFrame } from "../components/form/editor/editor-frame.tsx";
import { type EditorStart, useEditor } from "../components/form/editor/use-editor.ts";
import { Stack } from "../components/layout/stack.tsx";
import { MainFields, SideFields } from "./organisation-fields.tsx";
import { type OrganisationForm, organisationFormOf, organisationResolver } from "./organisation-form.ts";
import { officePaths } from "./organisation-paths.ts";
import { officeMutations, officeQueries } from "./organisations.queries.ts";
import { officeFields, officeEditorText as text } from "./organisations.text.ts";

export const OrganisationEditor = ({ title, ...opened }: EditorStart<OrganisationForm, Organisation>) => {
  const editor = useEditor<OrganisationForm, Organisation>({
    ...opened,
    resolver: organisationResolver,
    formOf: organisationFormOf,
    labels: officeFields,
    edit: officeQueries.edit,
    saving: officeMutations.save,
    pathOf: officePaths.edit,
  });
  const { form, stored } = editor;

  return (
    <EditorFrame
      title={stored ? text.editTitle(stored.data.name) : title}
      editor={editor}
      viewPath={stored && officePaths.read(stored.data.id)}
      listPath={stored ? officePaths.read(stored.data.id) : officePaths.list}
    >
      <EditorColumns>
        <Stack>
          <MainFields form={form} />
        </Stack>
        <Stack gap={6}>
          <SideFields form={form} />
        </Stack>
      </EditorColumns>
    </EditorFrame>
  );
};
