import type { OfficeLink } from "../../../shared/organisations/link.ts";
import type { Versioned } from "../../app/client/call.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { linksText as text } from "../organisations.text.ts";
import { linkFields, linkFormOf, linkResolver } from "./link-form.ts";
import { linkMutations, linkQueries } from "./links.queries.ts";

interface LinkDialogProps {
  officeId: string;
  /** Undefined for a new one. */
  stored: Versioned<OfficeLink> | undefined;
  onClose: () => void;
}

export const LinkDialog = ({ officeId, stored, onClose }: LinkDialogProps) => (
  <EntityDialog
    title={stored ? text.editTitle : text.addTitle}
    verb={text.save}
    labels={linkFields}
    resolver={linkResolver}
    stored={stored}
    formOf={linkFormOf}
    edit={linkQueries.edit(officeId)}
    saving={linkMutations.save(officeId)}
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextField form={form} name="name" label={linkFields.name} required />
        <TextField form={form} name="url" label={linkFields.url} required />
      </>
    )}
  </EntityDialog>
);
