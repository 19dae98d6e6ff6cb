import "./links.css";
import { Button } from "primereact/button";
import type { OfficeLink } from "../../../shared/organisations/link.ts";
import { SortableList } from "../../components/form/order/sortable-list.tsx";
import { Row } from "../../components/layout/row.tsx";
import { WebLink } from "../../components/web-link.tsx";
import { linksText as text } from "../organisations.text.ts";

interface LinkListProps {
  links: readonly OfficeLink[];
  onReorder: (links: OfficeLink[]) => void;
  onEdit: (link: OfficeLink) => void;
  onRemove: (link: OfficeLink) => void;
}

export const LinkList = ({ links, onReorder, onEdit, onRemove }: LinkListProps) => (
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
          <span className="muted">{link.url}</span>
        </div>
        <Button text icon="pi pi-pencil" aria-label={text.edit(link.name)} onClick={() => onEdit(link)} />
      </Row>
    )}
  </SortableList>
);
