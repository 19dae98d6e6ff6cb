import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { TemplateSetSummary } from "../../../shared/administration/templates.contract.ts";
import { Button } from "../../components/button.tsx";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import { Row } from "../../components/layout/layout.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { WholeList } from "../../components/list/whole-list.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { templateQueries } from "./templates.queries.ts";
import { templatesText as text } from "./templates.text.ts";
import { useTemplateActions } from "./use-template-actions.tsx";

const Uses = ({ set: { id, isDefault } }: { set: TemplateSetSummary }) => {
  const { data } = useQuery(templateQueries.uses(id, isDefault));
  return data === undefined ? null : text.newsletters(data, formatNumber(data));
};

const columns: readonly ListColumn<TemplateSetSummary>[] = [
  {
    field: "name",
    header: text.name,
    body: ({ name }) => name,
    card: "title",
  },
  {
    field: "isDefault",
    header: text.state,
    body: ({ isDefault, isBuiltIn }) => (
      <Row as="span" lines={1}>
        {isDefault && <StatusTag tone="success">{text.isDefault}</StatusTag>}
        {isBuiltIn && <StatusTag tone="neutral">{text.builtIn}</StatusTag>}
      </Row>
    ),
  },
  { field: "usedBy", header: text.usedBy, body: (set) => <Uses set={set} />, width: "20%" },
  {
    field: "modifiedAt",
    header: text.modified,
    body: ({ modifiedAt }) => (modifiedAt ? <DateText value={modifiedAt} /> : text.neverModified),
    width: "16%",
  },
];

export const TemplatesPage = () => {
  const navigate = useNavigate();
  const { data: sets } = useSuspenseQuery(templateQueries.list);
  const rowActions = useTemplateActions();

  return (
    <>
      <PageHeader
        title={text.title}
        meta={text.intro}
        action={
          <Button
            icon="pi pi-plus"
            label={text.create}
            onClick={() => void navigate(administrationPaths.newTemplate)}
          />
        }
      />
      <section aria-label={text.list}>
        <WholeList
          label={text.list}
          slots={sets.map((row) => ({ id: row.id, row }))}
          columns={columns}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => administrationPaths.template(id)}
          rowActions={rowActions}
        />
      </section>
    </>
  );
};
