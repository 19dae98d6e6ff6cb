import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import { actorOf, rightsOf, type Viewer } from "../../shared/contract/permissions.ts";
import { material as contract } from "../../shared/material/material.contract.ts";
import { materialProblems } from "../../shared/material/material.problems.ts";
import type { MaterialOrder, MaterialOrderDraft } from "../../shared/material/material-order.ts";
import { maySeeOrder } from "../../shared/material/order-access.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { MaterialOrders, StoredMaterialOrder } from "../data/material/material-orders.collection.ts";
import { openCreators } from "../data/people/creators.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { visibleBy } from "../platform/collection/visible.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem, problemAt } from "../platform/http/problem.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";
import type { MaterialDeps } from "./material.deps.ts";
import { placedMails, stateMails } from "./order-mails.ts";
import { orderedItems, requireAmounts } from "./ordered-items.ts";

const orderIdOf = (createdBy: string, idempotencyKey: string | undefined): string =>
  idempotencyKey === undefined
    ? ulid()
    : createHash("sha256").update(`${createdBy}\n${idempotencyKey}`).digest("base64url");

const askedFor = ({ items, organisationId, note }: MaterialOrderDraft): MaterialOrderDraft => ({
  items: items.map(({ articleId, quantity, note }) => ({ articleId, quantity, note })),
  organisationId,
  note,
});

const repeated = (order: MaterialOrder, draft: MaterialOrderDraft): MaterialOrder => {
  if (!isDeepStrictEqual(askedFor(order), askedFor(draft))) throw new Problem(materialProblems.keyReused);
  return order;
};

const seen = visibleBy(maySeeOrder);

const ordersSeenBy = (viewer: Viewer) => seen(rightsOf(viewer));

const orderResource: ResourceOptions<
  { readonly materialOrders: MaterialOrders },
  Stored<StoredMaterialOrder>
> = {
  source: ({ materialOrders }) => materialOrders,
  visible: (order, { viewer }) => maySeeOrder(viewer, order),
};

const nameOf = async ({ employeeId, username }: Viewer, { employees }: MaterialDeps) => {
  const employee = employeeId === null ? undefined : await employees.find(employeeId);
  return employee ? fullName(employee) : username;
};

export const orders = implement<typeof contract, MaterialDeps, Stored<StoredMaterialOrder>>(
  contract,
  {
    list: async ({ query: { config } }, { materialOrders, employees, viewer }) => {
      const creators = openCreators(employees, config.withCreator);
      return creators.page(
        await materialOrders.list(config, ordersSeenBy(viewer), { relatedKeys: creators.keysOf }),
      );
    },

    order: async ({ body, idempotencyKey }, deps) => {
      const { viewer, materialOrders, organisations, outbox, now } = deps;
      const createdBy = actorOf(viewer);
      const id = orderIdOf(createdBy, idempotencyKey);
      const first = idempotencyKey === undefined ? undefined : await materialOrders.find(id);
      if (first) return repeated(first, body);
      requireAmounts(body);
      const [items, office, createdByName] = await Promise.all([
        deps
          .loadArticles(body.items.map(({ articleId }) => articleId))
          .then((articles) => orderedItems(body, articles)),
        organisations.find(body.organisationId),
        nameOf(viewer, deps),
      ]);
      if (!office) throw problemAt(materialProblems.officeUnknown, "organisationId");
      const { organisationId, note } = body;
      const at = now.toISOString();
      const order: StoredMaterialOrder = {
        id,
        state: "ordered",
        items,
        organisationId,
        note,
        createdBy,
        createdByName,
        createdAt: at,
        modifiedAt: at,
        modifiedBy: createdBy,
      };
      const mails = await placedMails(order, deps);
      try {
        await materialOrders.insert(order, mails.writes);
      } catch (error) {
        const other = await materialOrders.find(id);
        if (!other) throw error;
        return repeated(other, body);
      }
      await outbox.hurry(mails.ids);
      return order;
    },

    update: async ({ resource, body: { state } }, deps) => {
      const { materialOrders, outbox, viewer, now } = deps;
      let ids: readonly string[] = [];
      const order = await materialOrders.update(
        resource.id,
        (before) =>
          before.state === state
            ? before
            : { ...before, state, modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) },
        {
          from: resource,
          inTransaction: async (before, after) => {
            const mails = before.state === state ? { ids: [], writes: [] } : await stateMails(after, deps);
            ids = mails.ids;
            return mails.writes;
          },
        },
      );
      await outbox.hurry(ids);
      return order;
    },
  },
  { resource: orderResource },
);
