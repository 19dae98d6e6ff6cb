import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { formatDate } from "../../../shared/dates/dates.ts";
import { ExportMenu } from "../../components/export/export-menu.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOfficeNames, useOfficesPending } from "../../components/people/offices.ts";
import { useAllowedOffices } from "../../components/people/use-allowed-offices.ts";
import { ordersQuery } from "../material.queries.ts";
import { materialText, ordersText as text } from "../material.text.ts";
import { MaterialLinks } from "../material-links.tsx";
import { materialPaths } from "../material-paths.ts";
import { useMayKeepMaterial } from "../use-material-rights.ts";
import { exportOrders } from "./export-orders.ts";
import { allColumns } from "./order-columns.tsx";
import { monthFilter, stateFilter } from "./order-filters.ts";
import { useStateActions } from "./use-state-actions.tsx";

const AllOrders = () => {
  const list = useList(ordersQuery.all, useOfficesPending());
  const officeName = useOfficeNames("");
  const offices = useAllowedOffices("ADMIN_MISC");
  const actionsOf = useStateActions();
  const navigate = useNavigate();
  const [month] = useState(() => monthFilter(new Date()));
  const office = {
    field: "organisationId",
    label: text.office,
    options: offices.map(({ id, name }) => ({ value: id, label: name })),
  };

  return (
    <ListPage
      title={materialText.all}
      list={list}
      create={{ label: materialText.toOrder, run: () => void navigate(materialPaths.order) }}
      actions={
        <>
          <MaterialLinks without="all" />
          <ExportMenu
            hint={text.exportHint}
            isDisabled={!list.query.data?.totalCount}
            save={(format) => exportOrders(format, list.config, officeName)}
            saved={text.exported}
          />
        </>
      }
      columns={allColumns(officeName)}
      filters={[stateFilter, office, month]}
      rowLabel={({ createdByName, createdAt }) => text.orderBy(createdByName, formatDate(createdAt))}
      rowActions={actionsOf}
      empty={text.emptyAll}
    />
  );
};

export const AllOrdersPage = () => (useMayKeepMaterial() ? <AllOrders /> : <NotAllowed />);
