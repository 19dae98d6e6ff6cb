import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { DemoStores } from "../stores.ts";
import { makeReactions, makeVotes } from "./entries.ts";
import { makeChoices, makeFollowers, makeForums } from "./forums.ts";

export const fillForums = async (
  stores: DemoStores,
  employees: readonly Employee[],
  entries: readonly StoredEntry[],
) => {
  const { groups, forums } = makeForums();
  await Promise.all([
    stores.forumGroups.insertMany(groups),
    stores.forums.insertMany(forums),
    stores.forumEntries.insertMany(entries),
    stores.table.putMany(
      makeFollowers(employees, forums).flatMap(({ employeeId, forumIds }) =>
        forumIds.map((forumId) => stores.forumFollowers.itemOf(employeeId, forumId)),
      ),
    ),
    stores.table.putMany(
      makeChoices(
        employees,
        entries.filter(({ kind }) => kind === "post").map(({ id }) => id),
      ).flatMap(({ postId, employeeId, follows }) =>
        stores.discussionFollows.itemsOf(postId, employeeId, follows),
      ),
    ),
  ]);
  const at = new Date().toISOString();
  for (const { entryId, person, kind } of makeReactions(entries, employees))
    await stores.reactions.set(entryId, person, { kind, at });
  const votes = Map.groupBy(makeVotes(entries, employees), ({ postId }) => postId);
  for (const entry of entries) {
    if (entry.kind !== "post" || !entry.questionnaire) continue;
    await stores.table.transact([stores.polls.createWrite(entry)]);
    for (const { postId, ...vote } of votes.get(entry.id) ?? [])
      await stores.polls.vote(postId, vote, undefined);
  }
};
