import "../organisation.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import type { OfficeLink } from "../../../shared/organisations/link.ts";
import type { Versioned } from "../../app/client/call.ts";
import { Button } from "../../components/button.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { SortableList } from "../../components/form/order/sortable-list.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Row, Text } from "../../components/layout/layout.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { WebLink } from "../../components/web-link.tsx";
import { OfficePart, OfficePartHead } from "../office-part.tsx";
import { linksText as text } from "../organisations.text.ts";
import { linkFields, linkFormOf, linkResolver } from "./link-form.ts";
import { linkMutations, linkQueries } from "./links.queries.ts";

interface LinkListProps {
  links: readonly OfficeLink[];
  onReorder: (links: OfficeLink[]) => void;
  onEdit: (link: OfficeLink) => void;
  onRemove: (link: OfficeLink) => void;
}

const LinkList = ({ links, onReorder, onEdit, onRemove }: LinkListProps) => (
  <SortableList
    label={text.title}
    items={links}
    onReorder={onReorder}
    onRemove={onRemove}
    labelOf={({ name }) => name}
  >
    {(link) => (
      <Row className="office-link" gap={1} align="center">
        <div className="office-link-words">
          <WebLink address={link.url}>{link.name}</WebLink>
          <Text as="span" className="muted">
            {link.url}
          </Text>
        </div>
        <Button text icon="pi pi-pencil" aria-label={text.edit(link.name)} onClick={() => onEdit(link)} />
      </Row>
    )}
  </SortableList>
);

interface LinkDialogProps {
  officeId: string;
  stored: Versioned<OfficeLink> | undefined;
  onClose: () => void;
}

const LinkDialog = ({ officeId, stored, onClose }: LinkDialogProps) => (
  <EntityDialog
    title={stored ? text.editTitle : text.add}
    labels={linkFields}
    resolver={linkResolver}
    stored={stored}
    formOf={linkFormOf}
    edit={linkQueries.edit(officeId)}
    saving={linkMutations.save(officeId)}
    onClose={onClose}
  >
    {(_form, field) => (
      <>
        <TextField {...field("name")} required />
        <TextField {...field("url")} required />
      </>
    )}
  </EntityDialog>
);

export const OfficeLinks = ({ officeId, mayEdit }: { officeId: string; mayEdit: boolean }) => {
  const { data: links } = useSuspenseQuery(linkQueries.list(officeId));
  const { opened, add, open, close } = useEntityDialog(linkQueries.edit(officeId));
  const toasts = useToasts();
  const reorder = useMutation(linkMutations.reorder);
  const restoring = useMutation(linkMutations.restore);
  const remove = useMutation(linkMutations.remove);

  const restore = ({ id }: OfficeLink) =>
    restoring.mutate({ params: { id: officeId, linkId: id } }, { onError: toasts.problem });
  const take = (link: OfficeLink) =>
    remove.mutate(
      { params: { id: officeId, linkId: link.id } },
      {
        onSuccess: () => toasts.undo(text.removed(link.name), () => restore(link)),
        onError: toasts.problem,
      },
    );

  if (!mayEdit && links.length === 0) return null;
  return (
    <OfficePart>
      <OfficePartHead>
        <h2>{text.title}</h2>
        {mayEdit && <Button text icon="pi pi-plus" label={text.add} onClick={add} />}
      </OfficePartHead>
      {mayEdit && <FieldHelp>{text.public}</FieldHelp>}
      {links.length === 0 && <p className="muted">{text.empty}</p>}
      {mayEdit ? (
        <LinkList
          links={links}
          onReorder={(ordered) => reorder.mutate({ officeId, links: ordered }, { onError: toasts.problem })}
          onEdit={({ id }) => void open(id)}
          onRemove={take}
        />
      ) : (
        <ul className="office-links">
          {links.map(({ id, name, url }) => (
            <li key={id}>
              <WebLink address={url}>{name}</WebLink>
            </li>
          ))}
        </ul>
      )}
      {opened && <LinkDialog officeId={officeId} stored={opened.stored} onClose={close} />}
    </OfficePart>
  );
};
