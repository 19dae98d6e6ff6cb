import { useNavigate } from "react-router-dom";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import type { MaterialOrder } from "../../../shared/material/material-order.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useOfficeNames, useOfficesPending } from "../../components/people/offices.ts";
import { ordersQuery } from "../material.queries.ts";
import { materialText, ordersText as text } from "../material.text.ts";
import { MaterialLinks } from "../material-links.tsx";
import { materialPaths } from "../material-paths.ts";
import { draftAgain, orderDrafts } from "../order/order-draft.ts";
import { chosenIn } from "../order/order-form.ts";
import { ownColumns } from "./order-columns.tsx";
import { stateFilter } from "./order-filters.ts";

export const OwnOrdersPage = () => {
  const { user, viewer } = useSignedIn();
  const list = useList(ordersQuery.of(actorOf(viewer)), useOfficesPending());
  const officeName = useOfficeNames("");
  const navigate = useNavigate();
  const confirm = useConfirm();

  const take = async (order: MaterialOrder) => {
    orderDrafts.keep(user.id, draftAgain(order));
    await navigate(materialPaths.order);
  };
  const again = (order: MaterialOrder) => {
    const begun = orderDrafts.read(user.id);
    if (!begun || chosenIn(begun.form).length === 0) return void take(order);
    confirm({
      title: text.againTitle,
      text: text.againText,
      verb: text.againVerb,
      run: () => take(order),
    });
  };

  return (
    <ListPage
      title={materialText.own}
      list={list}
      create={{ label: materialText.toOrder, run: () => void navigate(materialPaths.order) }}
      actions={<MaterialLinks without="own" />}
      columns={ownColumns(officeName)}
      filters={[stateFilter]}
      rowLabel={({ createdAt }) => text.orderOf(formatDate(createdAt))}
      rowActions={(order) => [{ label: text.again, icon: "pi-replay", run: () => again(order) }]}
      empty={text.emptyOwn}
    />
  );
};
