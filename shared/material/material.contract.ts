import * as z from "zod";
import { ofResource, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { materialProblems } from "./material.problems.ts";
import { MaterialOrder, MaterialOrderDraft, MaterialOrderState } from "./material-order.ts";

export const material = {
  order: endpoint({
    method: "PUT",
    path: "/v1/material/order",
    access: signedIn,
    summary: "Orders material for an office; the same Idempotency-Key again answers with the same order",
    body: MaterialOrderDraft,
    reply: MaterialOrder,
    status: 201,
    idempotent: true,
    problems: [
      materialProblems.empty,
      materialProblems.quantityWrong,
      materialProblems.articleUnknown,
      materialProblems.noteNeeded,
      materialProblems.officeUnknown,
      materialProblems.keyReused,
      materialProblems.listBroken,
    ],
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/material/orders",
    access: signedIn,
    summary: "One's own orders, and those of offices whose material one looks after",
    query: listQuery({
      filters: ["state", "organisationId", "createdBy", "createdAt"],
      sort: ["createdAt", "state", "createdByName"],
    }),
    reply: page(MaterialOrder),
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/material/orders/{id}",
    access: ruleOnResource("ADMIN_MISC", ofResource),
    summary: "Says what has become of an order; the orderer is told by mail",
    body: z.object({ state: MaterialOrderState }),
    reply: MaterialOrder,
    problems: [materialProblems.notFound],
  }),
};
