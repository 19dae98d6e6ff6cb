import { fullName } from "../../../shared/organisations/employee.ts";
import { reachableEmployees } from "../../data/people/reachable-employees.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { personalise, personalValues } from "../../data/templates/personal-mail.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { digestMail } from "./digest-mail.ts";
import { type DiscussedEntry, loadDiscussed } from "./discussed-entry.ts";
import { loadForumTemplate } from "./forum-mail.ts";
import { wantsNotification } from "./wants-notification.ts";

const loadAll = async (ids: Iterable<string>, deps: LinkedStores) => {
  const found = new Map<string, DiscussedEntry>();
  for (const id of new Set(ids)) {
    const discussed = await loadDiscussed(id, deps);
    if (discussed) found.set(id, discussed);
  }
  return found;
};

export const sendDigest = async (deps: LinkedStores, mailing: Mailing, day: string): Promise<void> => {
  const { digests, forums, portalOrigin } = deps;
  const collected = await digests.of(day);
  const [discussed, render, forumRows] = await Promise.all([
    loadAll([...collected.values()].flat(), deps),
    loadForumTemplate(deps),
    forums.projection(),
  ]);
  const place = { portalOrigin, forumName: (id: string) => forumRows.get(id)?.name ?? "" };

  await mailOut(
    { ...deps, mailings: deps.forumMailings },
    mailing,
    reachableEmployees(deps, ({ id }) => collected.has(id)),
    (employee) => {
      const entries = (collected.get(employee.id) ?? [])
        .flatMap((id) => discussed.get(id) ?? [])
        .filter((entry) => wantsNotification(employee, entry));
      if (entries.length === 0) return undefined;
      return {
        post: {
          mailId: `forum-${mailing.id}-${employee.id}`,
          mail: {
            to: employee.email,
            ...personalise(
              render(digestMail(entries, { ...place, reader: employee.id })),
              personalValues(fullName(employee)),
            ),
          },
        },
      };
    },
  );
};
