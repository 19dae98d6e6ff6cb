import { actorOf, type Viewer } from "../../shared/contract/permissions.ts";
import { material as contract } from "../../shared/material/material.contract.ts";
import { materialProblems } from "../../shared/material/material.problems.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { StoredMaterialOrder } from "../data/material/material-orders.collection.ts";
import { openCreators } from "../data/people/creators.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { implement } from "../platform/http/implement.ts";
import { problemAt } from "../platform/http/problem.ts";
import type { MaterialDeps } from "./material.deps.ts";
import { orderSubject, ordersSeenBy } from "./order-access.ts";
import { placedMails, stateMails } from "./order-mails.ts";
import { orderedItems, requireAmounts } from "./ordered-items.ts";
import { orderIdOf, repeated } from "./repeated-order.ts";

const nameOf = async ({ employeeId, username }: Viewer, { employees }: MaterialDeps) => {
  const employee = employeeId === null ? undefined : await employees.find(employeeId);
  return employee ? fullName(employee) : username;
};

export const orders = implement<typeof contract, MaterialDeps, Stored<StoredMaterialOrder>>(
  contract,
  {
    list: async ({ query: { config } }, { orders, employees, viewer }) => {
      const creators = openCreators(employees, config.withCreator);
      return creators.page(await orders.list(config, ordersSeenBy(viewer), { beside: creators.keysOf }));
    },

    order: async ({ body, idempotencyKey }, deps) => {
      const { viewer, orders, organisations, outbox, now } = deps;
      const createdBy = actorOf(viewer);
      const id = orderIdOf(createdBy, idempotencyKey);
      const first = idempotencyKey === undefined ? undefined : await orders.find(id);
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
        await orders.insert(order, mails.writes);
      } catch (error) {
        const other = await orders.find(id);
        if (!other) throw error;
        return repeated(other, body);
      }
      await outbox.hurry(mails.ids);
      return order;
    },

    update: async ({ subject, body: { state } }, deps) => {
      const { orders, outbox, viewer, now } = deps;
      let ids: readonly string[] = [];
      const order = await orders.update(
        subject.id,
        (before) =>
          before.state === state
            ? before
            : { ...before, state, modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) },
        {
          from: subject,
          alongside: async (before, after) => {
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
  { subject: orderSubject },
);
