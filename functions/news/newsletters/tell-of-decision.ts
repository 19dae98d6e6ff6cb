import { ulid } from "ulid";
import { actorOf, ownerIdOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { tellWrite } from "../../data/notifications/notifications.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import { loadRuleHolders } from "../../data/people/rule-holders.ts";
import type { Write } from "../../platform/table/item.ts";
import type { SendingDeps } from "../sending/sending-area.deps.ts";
import { textMail } from "../sending/text-mail.ts";

interface Telling {
  readonly writes: readonly Write[];
  readonly announce: () => Promise<void>;
}

type Deps = Pick<
  SendingDeps,
  "employees" | "users" | "roles" | "suppressions" | "outbox" | "portalOrigin"
> & {
  readonly viewer: Viewer;
  readonly now: Date;
};

/** Who asked, wrote or planned it or has it now, and may still see it. */
const concerned = async (newsletter: StoredNewsletter, deps: Deps) => {
  const { release, scheduledBy, organisationId, ownedBy } = newsletter;
  const [planner, editors] = await Promise.all([
    scheduledBy === undefined ? undefined : deps.users.find(scheduledBy),
    loadRuleHolders("EDIT_NEWS", organisationId, deps),
  ]);
  const people = [
    release?.askedBy,
    release?.writtenBy,
    planner && (planner.employeeId ?? planner.id),
    ownedBy,
  ];
  return [...new Set(people.filter((id) => typeof id === "string"))].filter(
    (one) => one === ownerIdOf(newsletter) || editors.some(({ id }) => id === one),
  );
};

/** By bell and mail, in the transaction of the decision. */
export const tellOfDecision = async (
  newsletter: StoredNewsletter,
  kind: "releaseGiven" | "releaseRefused",
  deps: Deps,
  words: (name: string, link: string) => Parameters<typeof textMail>[1],
): Promise<Telling> => {
  const { employees, now, outbox, portalOrigin, viewer } = deps;
  const by = actorOf(viewer);
  const [name, people] = await Promise.all([actorName(deps), concerned(newsletter, deps)]);
  const others = people.filter((id) => id !== by);
  const [known, isReachable] = await Promise.all([employees.findMany(others), loadReachable(deps)]);
  const told = {
    kind,
    subject: { area: "newsletter", id: newsletter.id },
    occasion: now.toISOString(),
    by,
  } as const;
  const said = words(name, `${portalOrigin}/news/newsletters/${newsletter.id}`);
  const mails = [...known.values()].flatMap((employee) =>
    isReachable(employee) ? [{ id: ulid(), mail: textMail(employee.email, said) }] : [],
  );
  return {
    writes: [
      ...others.map((id) => tellWrite(id, told, now)),
      ...mails.map(({ id, mail }) => outbox.postWrite(id, mail)),
    ],
    announce: () => outbox.announce(mails.map(({ id }) => id)),
  };
};
