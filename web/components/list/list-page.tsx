import { Button } from "../button.tsx";
import { PageHeader } from "../page-header.tsx";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import type { List } from "./use-list.ts";

interface ListPageProps<Row extends { readonly id: string }>
  extends Omit<ListTableProps<Row>, "label" | "empty" | keyof List<Row>> {
  title: string;
  meta?: React.ReactNode;
  list: List<Row>;
  create?: { readonly label: string; readonly run: () => void } | undefined;
  actions?: React.ReactNode;
  empty: string;
}

export const ListPage = <Row extends { readonly id: string }>(props: ListPageProps<Row>) => {
  const { title, meta, list, create, actions, empty, ...table } = props;
  const createButton = create && <Button icon="pi pi-plus" label={create.label} onClick={create.run} />;

  return (
    <>
      <PageHeader title={title} meta={meta} action={createButton} more={actions} />
      <ListTable {...table} {...list} label={title} empty={{ text: empty, action: createButton }} />
    </>
  );
};
