import { actorOf, isAllowed } from "../../shared/contract/permissions.ts";
import { answerProblems, postProblems } from "../../shared/discussions/discussions.problems.ts";
import { reports as contract, type ReportedEntry } from "../../shared/discussions/reports.contract.ts";
import type { StoredPost } from "../data/discussions/forum-entries.collection.ts";
import type { StoredReport } from "../data/discussions/reports.repository.ts";
import { rootOf } from "../data/discussions/visible-entries.ts";
import { type NewNotification, notifyWrite } from "../data/notifications/notifications.repository.ts";
import { actorName } from "../data/people/actor-name.ts";
import { openCreators } from "../data/people/creators.ts";
import { loadRuleHolders } from "../data/people/rule-holders.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { pageOfRows } from "../platform/collection/join.ts";
import { plainText } from "../platform/html/stored-text.ts";
import { implement } from "../platform/http/implement.ts";
import { problemAt } from "../platform/http/problem.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";
import { keyName } from "../platform/table/item.ts";
import { findRoot, groupOf, postResource } from "./resources.ts";

/** More reports are not needed to judge one entry. */
const MOST_TOLD = 50;

const keepersOf = async (groupId: string | null, stores: Stores): Promise<string[]> => {
  const holders = await loadRuleHolders("EDIT_GROUP", groupId, stores);
  const own = holders.filter(({ isAdmin }) => !isAdmin);
  return (own.length > 0 ? own : holders).map(({ id }) => id);
};

export const newReports = implement<Pick<typeof contract, "report">, Stores, Stored<StoredPost>>(
  { report: contract.report },
  {
    report: async ({ resource, body: { reason, answerId = null } }, deps) => {
      const { viewer, now } = deps;
      const thread = (await deps.threads()).get(resource.id);
      if (answerId !== null && !thread?.answers.some(({ id }) => id === answerId)) {
        throw problemAt(answerProblems.unknown, "answerId");
      }
      const by = actorOf(viewer);
      const entryId = answerId ?? resource.id;
      const notification: NewNotification = {
        kind: "report",
        subject: { area: "forumEntry", id: resource.id },
        occasion: `${entryId}#${by}`,
        by,
      };
      const keepers = await keepersOf(await groupOf(resource.forumId, deps), deps);
      await deps.table.transact([
        deps.reports.reportWrite({
          entryId,
          postId: resource.id,
          reason: plainText(reason) ?? reason,
          by,
          byName: await actorName(deps),
          at: now.toISOString(),
        }),
        ...keepers
          .filter((id) => id !== by)
          .slice(0, MOST_TOLD)
          .map((id) => notifyWrite(id, notification, now)),
      ]);
    },
  },
  { resource: postResource },
);

const latestFirst = (one: StoredReport | undefined, other: StoredReport | undefined): number =>
  (other?.at ?? "").localeCompare(one?.at ?? "");

export const reportList = implement<Pick<typeof contract, "list">, Stores>(
  { list: contract.list },
  {
    list: async ({ query: { config } }, deps) => {
      const { forums, forumEntries, viewer } = deps;
      const [all, threads, entries] = await Promise.all([
        deps.reports.all(),
        deps.threads(),
        forumEntries.projection(),
      ]);
      const creators = openCreators(deps.employees, config.withCreator);
      const reported = [...Map.groupBy(all, ({ entryId }) => entryId)].flatMap(([id, reports]) => {
        const thread = threads.get(rootOf(entries.get(id), entries)?.id ?? "");
        const listed = id === thread?.id ? thread : thread?.answers.find((answer) => answer.id === id);
        return thread && listed ? [{ thread, listed, reports: reports.toSorted(latestFirst) }] : [];
      });
      const items = await deps.table.getMany(
        reported.flatMap(({ thread, listed }) => [
          forums.keyOf(thread.forumId),
          forumEntries.keyOf(listed.id),
          ...creators.keysOf(listed),
        ]),
      );
      const byName = new Map(items.map((item) => [keyName(item), item]));
      const creatorOf = creators.among(items);
      const rows = reported
        .toSorted((one, other) => latestFirst(one.reports[0], other.reports[0]))
        .flatMap(({ thread, listed: { id, kind }, reports }): ReportedEntry[] => {
          const forum = forums.entityOf(byName.get(keyName(forums.keyOf(thread.forumId))));
          const entry = forumEntries.entityOf(byName.get(keyName(forumEntries.keyOf(id))));
          if (!forum || !entry || !isAllowed(viewer, "EDIT_GROUP", forum.groupId)) return [];
          return [
            {
              id,
              postId: thread.id,
              answerId: kind === "answer" ? id : null,
              title: thread.title,
              content: entry.content,
              authorName: entry.authorName,
              reports: reports.map(({ reason, byName: name, at }) => ({ reason, byName: name, at })),
              ...creatorOf(entry),
            },
          ];
        });
      return pageOfRows(rows, config, ({ title, authorName }) => [title, authorName]);
    },
  },
);

interface Reported {
  readonly id: string;
  readonly groupId: string | null;
}

const entryResource: ResourceOptions<Stores, Reported> = {
  source: () => ({ missing: postProblems.notFound, keysOf: () => [], entityFrom: () => undefined }),
  findNamed: async (id, deps) => {
    const post = await findRoot(id, deps);
    return post && { id, groupId: await groupOf(post.forumId, deps) };
  },
};

export const closedReports = implement<Pick<typeof contract, "settle">, Stores, Reported>(
  { settle: contract.settle },
  { settle: ({ resource }, deps) => deps.reports.forget(resource.id) },
  { resource: entryResource },
);
