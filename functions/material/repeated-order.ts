import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import { materialProblems } from "../../shared/material/material.problems.ts";
import type { MaterialOrder, MaterialOrderDraft } from "../../shared/material/material-order.ts";
import { Problem } from "../platform/http/problem.ts";

/** The same key of the same person leads to the same item, so a second order cannot be stored. */
export const orderIdOf = (createdBy: string, idempotencyKey: string | undefined): string =>
  idempotencyKey === undefined
    ? ulid()
    : createHash("sha256").update(`${createdBy}\n${idempotencyKey}`).digest("base64url");

const askedFor = ({ items, organisationId, note }: MaterialOrderDraft): MaterialOrderDraft => ({
  items: items.map(({ articleId, quantity, note }) => ({ articleId, quantity, note })),
  organisationId,
  note,
});

/** The order that is stored already, whatever has become of it. */
export const repeated = (order: MaterialOrder, draft: MaterialOrderDraft): MaterialOrder => {
  if (!isDeepStrictEqual(askedFor(order), askedFor(draft))) throw new Problem(materialProblems.keyReused);
  return order;
};
