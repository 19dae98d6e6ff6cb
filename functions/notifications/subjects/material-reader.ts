import { MaterialOrder } from "../../../shared/material/material-order.ts";
import { maySeeOrder } from "../../../shared/material/order-access.ts";
import { factsIn, type SubjectReader } from "../subject-reader.ts";

const OrderFacts = MaterialOrder.pick({ createdBy: true, organisationId: true, items: true });

const keyOf = (id: string) => ({ pk: "MATERIAL_ORDER", sk: id });

export const materialReader: SubjectReader = {
  keysOf: ({ subjectId }) => [keyOf(subjectId)],
  shown: ({ subjectId }, viewer, known) => {
    const order = factsIn(OrderFacts, known.at(keyOf(subjectId)));
    return order && maySeeOrder(viewer, order)
      ? { title: order.items.map(({ name }) => name).join(", "), path: "/material/orders" }
      : undefined;
  },
};
