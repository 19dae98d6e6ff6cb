import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { groupDeleters, groupEditors, members } from "./rights.ts";
import { stored } from "./subjects.ts";

const content = "<p>Wer weiß das?</p>";
const group = { name: "Steuern", parentId: "unknown" };
const forum = { name: "Umsatzsteuer", groupId: "unknown" };
const post = { forumId: "unknown", title: "Frage", content };
const answer = { postId: "unknown", content };

/** Session, entries, forums and groups, then the page. */
const SEARCH = 5;
/** Its post and forum are read before the caller's right to change it is known. */
const searched = { right: members, requests: SEARCH } as const;

export const discussionsRows: RowsOf<typeof portal.discussions> = {
  search: {
    everywhere: searched,
    inGroup: { ...searched, subject: stored.forum },
    inForum: { ...searched, subject: stored.forum },
  },
  groups: {
    list: { right: members, query: {} },
    read: { right: members, query: {}, subject: stored.forumGroup },
    create: { isOwn: true, right: groupEditors, body: group },
    update: { isOwn: true, right: groupEditors, body: { name: "Steuern" }, subject: stored.forumGroup },
    remove: { isOwn: true, right: groupDeleters, query: {}, subject: stored.forumGroup },
    reorder: { isOwn: true, right: groupEditors, body: { groupIds: [] }, subject: stored.forumGroup },
  },
  forums: {
    read: { right: members, subject: stored.forum },
    create: { isOwn: true, right: groupEditors, body: forum },
    update: { isOwn: true, right: groupEditors, body: forum, subject: stored.forum },
    remove: { isOwn: true, right: groupDeleters, query: {}, subject: stored.forum },
    reorder: { isOwn: true, right: groupEditors, body: { forumIds: [] }, subject: stored.forumGroup },
  },
  posts: {
    latest: { right: members },
    list: { right: members, subject: stored.forum },
    read: { right: members, query: {}, subject: stored.post, requests: 3 },
    audience: { isOwn: true, right: members, query: {} },
    create: { right: members, body: post },
    update: { right: groupEditors, body: post, subject: stored.post },
    remove: { right: groupDeleters, subject: stored.post },
    restore: { isOwn: true, right: groupEditors, subject: stored.deletedPost },
    history: { isOwn: true, right: groupEditors, subject: stored.post },
    follow: { isOwn: true, right: members, body: { follows: true }, subject: stored.post },
    removeFile: { right: groupEditors, subject: stored.fileOfPost },
  },
  answers: {
    list: { right: members, subject: stored.post },
    position: { isOwn: true, right: members, subject: stored.answer },
    create: { right: members, body: answer },
    update: { right: groupEditors, body: answer, subject: stored.answer },
    remove: { right: groupDeleters, subject: stored.answer },
    restore: { isOwn: true, right: groupEditors, subject: stored.deletedAnswer },
    history: { isOwn: true, right: groupEditors, subject: stored.answer },
    removeFile: { right: groupEditors, subject: stored.fileOfAnswer },
  },
  deletedEntries: {
    list: { isOwn: true, right: groupEditors, subject: stored.forum },
  },
  polls: {
    vote: { right: members, body: { answerId: "today" }, subject: stored.poll },
    stop: { right: groupEditors, subject: stored.poll },
    remind: { isOwn: true, right: groupEditors, subject: stored.poll },
  },
  reading: {
    unread: { isOwn: true, right: members },
    readAll: { isOwn: true, right: members },
    readForum: { isOwn: true, right: members, subject: stored.forum },
    readPost: { isOwn: true, right: members, body: { answerId: null }, subject: stored.post },
  },
  drafts: {
    read: { isOwn: true, right: members, subject: stored.draft },
    save: { isOwn: true, right: members, body: { content }, subject: stored.draft },
    remove: { isOwn: true, right: members, subject: stored.draft },
  },
};
