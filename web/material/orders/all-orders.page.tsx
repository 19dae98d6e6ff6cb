import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatDate } from "../../../shared/dates/dates.ts";
import { material } from "../../../shared/material/material.contract.ts";
import { type MaterialOrder, MaterialOrderState } from "../../../shared/material/material-order.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { BulkAction } from "../../components/bulk/bulk-action.ts";
import { BulkTools } from "../../components/bulk/bulk-tools.tsx";
import { useBulk } from "../../components/bulk/use-bulk.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { ListExport } from "../../components/export/export-menu.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOfficeNames, useOfficesPending } from "../../components/people/offices.ts";
import { useAllowedOffices, useOfficeRights } from "../../components/people/use-office-rights.ts";
import { commonText } from "../../components/words.text.ts";
import { materialMutations, ordersQuery } from "../material.queries.ts";
import {
  materialText,
  stateActionText,
  stateChangeText,
  stateText,
  ordersText as text,
} from "../material.text.ts";
import { MaterialLinks } from "../material-links.tsx";
import { materialPaths } from "../material-paths.ts";
import { useMayKeepMaterial } from "../use-material-rights.ts";
import { bulkOrdersText as bulkText } from "./bulk-orders.text.ts";
import { allColumns } from "./order-columns.tsx";
import { monthFilter, stateFilter } from "./order-filters.ts";
import { OrderItems } from "./order-items.tsx";

const PAGE = 1_000;

/** One for each ordered article. */
const rowsOf = (order: MaterialOrder, officeName: (id: string) => string) =>
  order.items.map(({ groupName, name, quantity, note }) => [
    formatDate(order.createdAt),
    officeName(order.organisationId),
    order.createdByName,
    stateText[order.state],
    groupName,
    name,
    String(quantity),
    note ?? "",
    order.note ?? "",
  ]);

const icons: Readonly<Record<MaterialOrderState, string>> = {
  ordered: "pi-replay",
  sent: "pi-send",
  cancelled: "pi-ban",
};

/** The orderer is notified by mail, so each action asks first. */
const useStateActions = () => {
  const confirm = useConfirm();
  const { mayEdit } = useOfficeRights("ADMIN_MISC");
  const { mutateAsync: update } = useMutation(materialMutations.update);

  return (order: MaterialOrder): RowAction[] =>
    MaterialOrderState.options
      // The list includes the viewer's own orders for other offices.
      .filter((state) => state !== order.state && mayEdit(order.organisationId))
      .toSorted((one, other) => Number(one === "cancelled") - Number(other === "cancelled"))
      .map((state) => {
        const { label, title, verb } = stateActionText[state];
        const danger = state === "cancelled";
        return {
          label,
          icon: icons[state],
          danger,
          run: () =>
            confirm({
              title,
              text: (
                <>
                  <OrderItems order={order} />
                  <p>{stateChangeText.told(order.createdByName)}</p>
                </>
              ),
              verb,
              danger,
              dismiss: stateChangeText.dismiss,
              run: () => update({ params: { id: order.id }, body: { state } }),
              done: stateChangeText.done(state),
            }),
        };
      });
};

const useBulkOrders = (): readonly BulkAction<MaterialOrder>[] => {
  const { mayEdit } = useOfficeRights("ADMIN_MISC");

  return (["sent", "cancelled"] as const).map((state) => ({
    label: stateActionText[state].label,
    title: stateActionText[state].title,
    icon: icons[state],
    danger: state === "cancelled",
    isFor: (order) => order.state !== state && mayEdit(order.organisationId),
    text: bulkText.told,
    verb: bulkText.verb[state],
    done: (count) => bulkText.done(count, state),
    mutationKey: keyOf(material.update),
    act: ({ id }) => call(material.update, { params: { id }, body: { state } }),
  }));
};

const labelOf = ({ createdByName, createdAt }: MaterialOrder) =>
  text.orderBy(createdByName, formatDate(createdAt));

const AllOrders = () => {
  const list = useList(ordersQuery.all, useOfficesPending());
  const officeName = useOfficeNames("");
  const offices = useAllowedOffices("ADMIN_MISC");
  const actionsOf = useStateActions();
  const bulk = useBulk(list, ordersQuery.all, labelOf);
  const bulkActions = useBulkOrders();
  const navigate = useNavigate();
  const [month] = useState(() => monthFilter(new Date()));
  const office = {
    field: "organisationId",
    label: commonText.office,
    options: offices.map(({ id, name }) => ({ value: id, label: name })),
  };

  return (
    <>
      <ListPage
        title={materialText.all}
        list={list}
        create={{ label: materialText.toOrder, run: () => void navigate(materialPaths.order) }}
        actions={
          <>
            <MaterialLinks without="all" />
            <ListExport
              hint={text.exportHint}
              isDisabled={!list.query.data?.totalCount}
              saved={text.exported}
              name={text.exportFile}
              head={text.exportHead}
              read={({ config }) => call(material.list, { query: { config } })}
              config={list.config}
              limit={PAGE}
              rowsOf={(orders) => orders.flatMap((order) => rowsOf(order, officeName))}
            />
          </>
        }
        columns={allColumns(officeName)}
        filters={[stateFilter, office, month]}
        rowLabel={labelOf}
        rowActions={actionsOf}
        selection={bulk.selection}
        empty={text.emptyAll}
      />
      <BulkTools bulk={bulk} actions={bulkActions} />
    </>
  );
};

export const AllOrdersPage = () => (useMayKeepMaterial() ? <AllOrders /> : <NotAllowed />);
