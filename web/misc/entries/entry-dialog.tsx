import { entryName, type MiscEntry, type MiscKind } from "../../../shared/misc/misc-entry.ts";
import { documentVisibilityText } from "../../../shared/visibility/visibility.text.ts";
import { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import type { Versioned } from "../../app/client/call.ts";
import { AttachedFiles } from "../../components/files/attached-files.tsx";
import { useUploading } from "../../components/files/use-uploading.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { useEditableOffices, useOfficeRights } from "../../components/people/use-office-rights.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { entryMutations, entryQueries } from "../misc.queries.ts";
import { entryFields, miscText, entryText as text } from "../misc.text.ts";
import { entryFormIn, entryResolver } from "./entry-form.ts";

interface EntryDialogProps {
  groupId: string;
  kind: MiscKind;
  stored: Versioned<MiscEntry> | undefined;
  onClose: () => void;
}

const visibilities = DocumentVisibility.options.map((value) => ({
  value,
  label: documentVisibilityText[value],
}));

export const EntryDialog = ({ groupId, kind, stored, onClose }: EntryDialogProps) => {
  const toasts = useToasts();
  const uploading = useUploading();
  const { usualOffice } = useOfficeRights("ADMIN_MISC");
  const offices = useEditableOffices("ADMIN_MISC", miscText.wholeGroup);
  const officeName = useOfficeNames(miscText.wholeGroup);

  return (
    <EntityDialog
      title={stored ? text.editKind[kind] : text.create[kind]}
      createVerb={commonText.create}
      labels={entryFields}
      inWords={{
        visibility: ({ visibility = "Everybody" }) => documentVisibilityText[visibility],
        organisationId: ({ organisationId = null }) => officeName(organisationId),
        files: ({ files = [] }) => files.map(({ fileName }) => fileName).join(", "),
      }}
      resolver={entryResolver(uploading.isUploading)}
      stored={stored}
      formOf={entryFormIn(kind, usualOffice())}
      edit={entryQueries.edit(groupId)}
      saving={entryMutations.save(groupId)}
      onSaved={(entry) => toasts.success(text.saved(entryName(entry)))}
      onClose={onClose}
    >
      {(_form, field) => (
        <>
          {kind === "document" ? (
            <>
              <TextField {...field("title")} required />
              <TextField {...field("description")} rows={3} />
              <AttachedFiles {...field("files")} purpose="misc" onBusy={uploading.onFiles} />
            </>
          ) : (
            <>
              <TextField {...field("name")} required />
              <TextField {...field("location")} help={text.locationHelp} required />
            </>
          )}
          <SelectField {...field("visibility")} options={visibilities} />
          {offices.length > 1 && <SelectField {...field("organisationId")} options={offices} />}
        </>
      )}
    </EntityDialog>
  );
};
