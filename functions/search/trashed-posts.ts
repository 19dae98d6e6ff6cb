import { actorOf, isAllowed, type Viewer } from "../../shared/contract/permissions.ts";
import type { TrashedThing } from "../../shared/search/trash.contract.ts";
import { textOfHtml } from "../../shared/text-of-html.ts";
import { postOf, rootOf } from "../data/discussions/visible-entries.ts";
import type { Stores } from "../data/stores.ts";
import { excerptFrom } from "./excerpt.ts";

interface Asking extends Stores {
  readonly viewer: Viewer;
}

export const trashedPosts = async ({
  forumEntries,
  forums,
  viewer,
}: Asking): Promise<Omit<TrashedThing, "kind">[]> => {
  const [entries, known] = await Promise.all([forumEntries.projection(), forums.projection()]);
  const actor = actorOf(viewer);
  const placed = Array.from(entries.entries(), ({ listed }) => listed).flatMap((entry) => {
    if (entry.deletedAt === null) return [];
    const forumId = (entry.kind === "post" ? entry : postOf(entry, entries))?.forumId;
    const forum = forumId === undefined ? undefined : known.get(forumId);
    if (!forum) return [];
    const isKept = isAllowed(viewer, "EDIT_GROUP", forum.groupId);
    return isKept || entry.createdBy === actor ? [{ entry, forum, isKept }] : [];
  });
  const whole = await forumEntries.findMany(placed.map(({ entry }) => entry.id));
  return placed.flatMap(({ entry, forum, isKept }) => {
    const found = whole.get(entry.id);
    if (!found?.deletedAt || (!isKept && found.deletedBy !== actor)) return [];
    const { id, authorName, content, deletedAt, deletedByName } = found;
    const root = rootOf(entry, entries);
    const beginning = excerptFrom("", "", [textOfHtml(content ?? "")]);
    return [
      {
        id,
        title: root?.title ?? "",
        organisationId: null,
        parentId: found.kind === "answer" ? (root?.id ?? null) : null,
        parentName: forum.name,
        excerpt: [authorName, beginning].filter(Boolean).join(": "),
        start: null,
        seriesId: null,
        deletedAt,
        deletedByName,
      },
    ];
  });
};
