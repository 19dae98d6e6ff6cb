import { rightsOf, type Viewer } from "../../shared/contract/permissions.ts";
import { maySeeOrder } from "../../shared/material/order-access.ts";
import type { MaterialOrders, StoredMaterialOrder } from "../data/material/material-orders.collection.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { visibleBy } from "../platform/collection/visible.ts";
import type { SubjectOptions } from "../platform/http/subject.ts";

const seen = visibleBy(maySeeOrder);

export const ordersSeenBy = (viewer: Viewer) => seen(rightsOf(viewer));

export const orderSubject: SubjectOptions<
  { readonly orders: MaterialOrders },
  Stored<StoredMaterialOrder>
> = {
  source: ({ orders }) => orders,
  visible: (order, { viewer }) => maySeeOrder(viewer, order),
};
