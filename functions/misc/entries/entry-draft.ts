import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { miscEntryProblems } from "../../../shared/misc/misc.problems.ts";
import type { MiscEntryDraft } from "../../../shared/misc/misc-entry.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { MiscDeps } from "../misc.deps.ts";
import { filesFrom } from "./entry-files.ts";

interface Place {
  readonly id: string;
  readonly groupId: string;
  readonly before: StoredMiscEntry | undefined;
}

type Writing = MiscDeps & { readonly viewer: Viewer; readonly now: Date };

/** The deleted ones count, so that one that comes back has its place. */
const nextOrder = async (groupId: string, { entries }: MiscDeps): Promise<number> => {
  const all = Array.from((await entries.projection()).entries(), ({ listed }) => listed);
  return all.reduce((next, entry) => (entry.groupId === groupId ? Math.max(next, entry.order + 1) : next), 1);
};

/** What stays as it was may be gone. */
const requireOffice = async (id: string | null, before: string | null, { organisations }: MiscDeps) => {
  if (id === null || id === before || (await organisations.find(id))) return;
  throw problemAt(miscEntryProblems.unknownOffice, "organisationId");
};

export const entryFrom = async (
  draft: MiscEntryDraft,
  { id, groupId, before }: Place,
  deps: Writing,
): Promise<StoredMiscEntry> => {
  if (before && draft.kind !== before.kind) throw problemAt(miscEntryProblems.otherKind, "kind");
  await requireOffice(draft.organisationId, before?.organisationId ?? null, deps);
  const at = deps.now.toISOString();
  const ofBoth = {
    id,
    groupId,
    visibility: draft.visibility ?? before?.visibility ?? "Everybody",
    order: draft.order ?? before?.order ?? (await nextOrder(groupId, deps)),
    createdAt: before?.createdAt ?? at,
    createdBy: before ? before.createdBy : actorOf(deps.viewer),
    modifiedAt: at,
    deletedAt: null,
  };
  return draft.kind === "location"
    ? { ...draft, ...ofBoth }
    : { ...draft, ...ofBoth, files: await filesFrom(draft, { id, before }, deps) };
};
