import "./links.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import type { OfficeLink } from "../../../shared/organisations/link.ts";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { useToasts } from "../../components/toasts.tsx";
import { WebLink } from "../../components/web-link.tsx";
import { OfficePart, OfficePartHead } from "../office-part.tsx";
import { linksText as text } from "../organisations.text.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { LinkList } from "./link-list.tsx";
import { linkMutations, linkQueries } from "./links.queries.ts";

interface OfficeLinksProps {
  officeId: string;
  mayEdit: boolean;
}

export const OfficeLinks = ({ officeId, mayEdit }: OfficeLinksProps) => {
  const { data: links } = useSuspenseQuery(linkQueries.list(officeId));
  const { opened, add, open, close } = useEntityDialog(linkQueries.edit(officeId));
  const toasts = useToasts();
  const reorder = useMutation(linkMutations.reorder);
  const restoring = useMutation(linkMutations.restore);
  const remove = useMutation(linkMutations.remove);

  const restore = ({ name, url, ordering }: OfficeLink) =>
    restoring.mutate({ officeId, body: { name, url, ordering } }, { onError: toasts.problem });
  const take = (link: OfficeLink) =>
    remove.mutate(
      { officeId, id: link.id },
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
