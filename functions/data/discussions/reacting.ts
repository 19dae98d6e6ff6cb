import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Reacted, ReactionKind, Reactions } from "../../../shared/discussions/reaction.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { keyName } from "../../platform/table/item.ts";
import {
  type NewNotification,
  notifyWrite,
  withdrawWrite,
} from "../notifications/notifications.repository.ts";
import type { Stores } from "../stores.ts";

type Reacting = Pick<Stores, "table" | "reactions"> & { readonly viewer: Viewer; readonly now: Date };

interface Target {
  readonly id: string;
  readonly subject: NewNotification["subject"];
  readonly author: string | null;
  /** Whether the first reaction rings the author's bell, and taking it back silences that. */
  readonly isNotified: boolean;
}

export const react = async (
  { id, subject, author, isNotified }: Target,
  kind: ReactionKind | null,
  { viewer, now, reactions, table }: Reacting,
): Promise<Reactions> => {
  const by = actorOf(viewer);
  const notification: NewNotification = { kind: "reaction", subject, occasion: `${id}#${by}`, by };
  await reactions.set(id, by, { kind, at: now.toISOString() }, (before) => {
    if (author === null) return [];
    if (kind === null) return [withdrawWrite(author, notification)];
    return isNotified && before === null ? [notifyWrite(author, notification, now)] : [];
  });
  return shownReactions(id, { viewer, reactions, table });
};

export const shownReactions = async (
  id: string,
  { viewer, reactions, table }: Omit<Reacting, "now">,
): Promise<Reactions> => {
  const reader = actorOf(viewer);
  const items = await table.getMany(reactions.keysOf(id, reader));
  return reactions.shown(id, reader, (key) => items.find((item) => keyName(item) === keyName(key)));
};

export const reactedTo = async (
  id: string,
  { reactions, employees }: Pick<Stores, "reactions" | "employees">,
): Promise<Reacted> => {
  const [all, people] = await Promise.all([reactions.all(id), employees.projection()]);
  return {
    people: all.map(({ person, kind }) => {
      const employee = people.get(person);
      return { kind, name: employee ? fullName(employee) : null };
    }),
  };
};
