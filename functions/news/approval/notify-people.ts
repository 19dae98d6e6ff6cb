import { ulid } from "ulid";
import { actorOf, type Owned, ownerIdOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import { loadRuleHolders } from "../../data/people/rule-holders.ts";
import { textMail } from "../../data/templates/text-mail.ts";
import type { Write } from "../../platform/table/item.ts";
import type { NewsDeps } from "../news.deps.ts";

export interface PeopleNotification {
  readonly writes: readonly Write[];
  readonly send: () => Promise<void>;
}

type Deps = Pick<NewsDeps, "employees" | "users" | "roles" | "suppressions" | "outbox"> & {
  readonly viewer: Viewer;
  readonly now: Date;
};

type People = readonly (string | null | undefined)[];

/** Of the named people and the present owner, those who may still see it. */
export const stillConcerned = async (
  named: People,
  { organisationId, ...owned }: Owned & { readonly organisationId: string | null },
  deps: Pick<Deps, "users" | "roles" | "employees">,
): Promise<People> => {
  const editors = await loadRuleHolders("EDIT_NEWS", organisationId, deps);
  const mayStillSee = new Set([ownerIdOf(owned), ...editors.map(({ id }) => id)]);
  return [...named, owned.ownedBy].filter((one) => mayStillSee.has(one ?? null));
};

/** By bell and mail, in the transaction of the event; never to the person who caused it. */
export const notifyPeople = async (
  people: People,
  { kind, subject }: Pick<NewNotification, "kind" | "subject">,
  words: Parameters<typeof textMail>[1],
  deps: Deps,
): Promise<PeopleNotification> => {
  const { employees, now, outbox, viewer } = deps;
  const by = actorOf(viewer);
  const others = [...new Set(people)].filter((id) => typeof id === "string").filter((id) => id !== by);
  const [known, isReachable] = await Promise.all([employees.findMany(others), loadReachable(deps)]);
  const notification = { kind, subject, occasion: now.toISOString(), by };
  const mails = [...known.values()].flatMap((employee) =>
    isReachable(employee) ? [{ id: ulid(), mail: textMail(employee.email, words) }] : [],
  );
  return {
    writes: [
      ...others.map((id) => notifyWrite(id, notification, now)),
      ...mails.map(({ id, mail }) => outbox.postWrite(id, mail)),
    ],
    send: () => outbox.hurry(mails.map(({ id }) => id)),
  };
};
