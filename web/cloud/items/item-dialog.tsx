import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { namedAs } from "../../../shared/files/file-name.ts";
import { type DocumentVisibility, isWider, narrowestOf } from "../../../shared/visibility/visibility.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { CheckField } from "../../components/form/choice/check-field.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { fieldsOf } from "../../components/form/form-field.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useOfficeNames, useOfficeOptions } from "../../components/people/offices.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { groupName, itemFields, editText as text, visibilityOptions, widerText } from "../cloud.text.ts";
import { type ItemForm, itemFormIn, itemResolver } from "./item-form.ts";
import { visibilityOf } from "./seen-by.tsx";

interface ItemFieldsProps {
  form: UseFormReturn<ItemForm>;
  item: CloudItem | undefined;
  /** The combined visibility of all folders above. */
  above: DocumentVisibility;
}

/** Names the download of a file whose new name lacks its ending. */
const useNameHelp = ({ form, item }: ItemFieldsProps): string | undefined => {
  const title = useWatch({ control: form.control, name: "title" }).trim();
  const name = item?.file && title ? namedAs(title, item.file.fileName) : title;
  return name === title ? undefined : text.downloadedAs(name);
};

/** Folders above may narrow the chosen visibility; also shows whom the change adds. */
const useVisibilityHelp = ({ form, item, above }: ItemFieldsProps): string | undefined => {
  const chosen = useWatch({ control: form.control, name: "visibility" }) ?? "Everybody";
  const then = narrowestOf([chosen, above]);
  const { data } = useQuery({
    ...cloudQueries.audience(item?.id ?? "", { visibility: chosen }),
    enabled: item !== undefined && isWider(visibilityOf(item), then),
  });
  const { people, before, added = [] } = data ?? {};
  const names = added.map(({ name }) => name);
  const words = [
    ...(then === chosen ? [] : [text.narrowed(groupName(then))]),
    ...(people && before !== undefined ? [widerText.one(before, people.length, names)] : []),
  ];
  return words.length > 0 ? words.join(" ") : undefined;
};

const ItemFields = (props: ItemFieldsProps) => {
  const { form, item } = props;
  const field = fieldsOf(form, itemFields);
  const offices = useOfficeOptions();
  const nameHelp = useNameHelp(props);
  const visibilityHelp = useVisibilityHelp(props);

  return (
    <>
      <TextField {...field("title")} help={nameHelp} required />
      <TextField {...field("description")} rows={2} />
      <SelectField {...field("visibility")} help={visibilityHelp} options={visibilityOptions} />
      <SelectField
        {...field("organisationId")}
        options={[{ value: null, label: text.noOffice }, ...offices]}
      />
      {!item?.isFile && <CheckField {...field("closed")} help={text.closedHelp} />}
    </>
  );
};

interface ItemDialogProps {
  stored: Versioned<CloudItem> | undefined;
  parentId: string | null;
  above: DocumentVisibility;
  onClose: () => void;
}

const titleOf = (stored: Versioned<CloudItem> | undefined) => {
  if (!stored) return text.createFolder;
  return stored.data.isFile ? text.editFile : text.editFolder;
};

export const ItemDialog = ({ stored, parentId, above, onClose }: ItemDialogProps) => {
  const toasts = useToasts();
  const { employedAt } = useViewer();
  const officeName = useOfficeNames(text.noOffice);

  return (
    <EntityDialog
      title={titleOf(stored)}
      createVerb={commonText.create}
      labels={itemFields}
      inWords={{ organisationId: ({ organisationId = null }) => officeName(organisationId) }}
      resolver={itemResolver}
      stored={stored}
      formOf={itemFormIn(parentId, employedAt)}
      edit={cloudQueries.edit}
      saving={cloudMutations.save}
      onSaved={({ title }) => toasts.success(text.saved(title))}
      onClose={onClose}
    >
      {(form) => <ItemFields form={form} item={stored?.data} above={above} />}
    </EntityDialog>
  );
};
