import { openAudit } from "../data/audit/open-audit.ts";
import { openDigests } from "../data/discussions/digests.repository.ts";
import { openDiscussionFollows } from "../data/discussions/discussion-follows.repository.ts";
import { openDrafts } from "../data/discussions/drafts.repository.ts";
import { openEntryVersions } from "../data/discussions/entry-versions.repository.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { openForumFollowers } from "../data/discussions/forum-followers.repository.ts";
import { openForumGroups } from "../data/discussions/forum-groups.collection.ts";
import { openForums } from "../data/discussions/forums.collection.ts";
import { openPolls } from "../data/discussions/polls.repository.ts";
import { openReadMarks } from "../data/discussions/read-marks.repository.ts";
import { openThreads } from "../data/discussions/threads.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openNotifications } from "../data/notifications/notifications.repository.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import { openSettings } from "../data/settings/settings.collection.ts";
import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import type { Table } from "../platform/table/table.ts";
import { openForumMailings } from "./notifications/forum-mailings.ts";

export const openDiscussions = (table: Table) => {
  const people = openPeople(table);
  const entries = openForumEntries(table);
  return {
    ...people,
    table,
    sessions: openSessions(table, people),
    audit: openAudit(table),
    groups: openForumGroups(table),
    forums: openForums(table),
    forumFollowers: openForumFollowers(table),
    discussionFollows: openDiscussionFollows(table),
    mailings: openForumMailings(table),
    digests: openDigests(table),
    entries,
    threads: openThreads(entries),
    readMarks: openReadMarks(table),
    polls: openPolls(table),
    entryVersions: openEntryVersions(table),
    drafts: openDrafts(table),
    notifications: openNotifications(table),
    suppressions: openSuppressions(table),
    settings: openSettings(table),
    ownedFiles: openOwnedFiles(table),
  };
};

export type DiscussionsDeps = ReturnType<typeof openDiscussions>;
