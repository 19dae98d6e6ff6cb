import { openForumEntries } from "../../../functions/data/discussions/forum-entries.collection.ts";
import { discussions } from "../../../shared/discussions/discussions.contract.ts";
import { portal } from "../../portal.ts";
import { anAnswer, aStoredForum, aStoredPost } from "../../support/forum.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { attachment, callAsAdmin, idOf } from "./resources.ts";
import { anywhere, groupDeleters, groupEditors, members } from "./rights.ts";

const forumAnswer = async (groupId: string, deletedAt: string | null = null) => {
  const { table } = await portal();
  const { id: postId } = await aStoredPost(table, groupId);
  return idOf(await openForumEntries(table).insert(anAnswer({ postId, deletedAt })));
};

const questionnaire = {
  title: "Wann?",
  oncePerOrganisation: false,
  voteCanChange: true,
  endOfVoting: null,
  answers: [
    { id: "today", title: "Heute" },
    { id: "tomorrow", title: "Morgen" },
  ],
  resultsVisible: "always" as const,
  secret: false,
  mailsResult: false,
};

const own = {
  forumGroup: async (id: string) => {
    const { table } = await portal();
    await aStoredForum(table, id);
    return { id, groupId: id };
  },
  forum: async (groupId: string) => {
    const { table } = await portal();
    const { id } = await aStoredForum(table, groupId);
    return { id, groupId, forumId: id };
  },
  post: async (groupId: string) => idOf(await aStoredPost((await portal()).table, groupId)),
  deletedPost: async (groupId: string) =>
    idOf(await aStoredPost((await portal()).table, groupId, { deletedAt: new Date().toISOString() })),
  poll: async (groupId: string) =>
    idOf(await aStoredPost((await portal()).table, groupId, { questionnaire })),
  answer: (groupId: string) => forumAnswer(groupId),
  deletedAnswer: (groupId: string) => forumAnswer(groupId, new Date().toISOString()),
  fileOfPost: async (g: string) => {
    const { table } = await portal();
    const { id: f } = await aStoredForum(table, g);
    const call = await callAsAdmin();
    const file = await attachment("post");
    const body = { forumId: f, title: "Frage", content: "<p>Wer weiß das?</p>", files: [file] };
    const { id: p } = (await call(discussions.posts.create, { body })).data;
    return { g, f, p, id: file.id };
  },
  fileOfAnswer: async (g: string) => {
    const { table } = await portal();
    const post = await aStoredPost(table, g);
    const call = await callAsAdmin();
    const file = await attachment("answer");
    const body = { postId: post.id, content: "<p>Siehe Anhang.</p>", files: [file] };
    const { id: a } = (await call(discussions.answers.create, { body })).data;
    return { g, f: post.forumId, p: post.id, a, id: file.id };
  },
  draft: async () => ({ place: "answer-unknown" }),
};

const content = "<p>Wer weiß das?</p>";
const group = { name: "Steuern", parentId: "unknown" };
const forum = { name: "Umsatzsteuer", groupId: "unknown" };
const post = { forumId: "unknown", title: "Frage", content };
const answer = { postId: "unknown", content };

const searched = { right: members } as const;

export const discussionsRows: AreaRows<"discussions"> = {
  search: {
    everywhere: searched,
    inGroup: { ...searched, resource: own.forum },
    inForum: { ...searched, resource: own.forum },
  },
  groups: {
    list: { right: members, query: {} },
    read: { right: members, query: {}, resource: own.forumGroup },
    create: { isOwn: true, right: groupEditors, body: group },
    update: { isOwn: true, right: groupEditors, body: { name: "Steuern" }, resource: own.forumGroup },
    remove: { isOwn: true, right: groupDeleters, query: {}, resource: own.forumGroup },
    reorder: { isOwn: true, right: groupEditors, body: { groupIds: [] }, resource: own.forumGroup },
  },
  forums: {
    read: { right: members, resource: own.forum },
    create: { isOwn: true, right: groupEditors, body: forum },
    update: { isOwn: true, right: groupEditors, body: forum, resource: own.forum },
    remove: { isOwn: true, right: groupDeleters, query: {}, resource: own.forum },
    reorder: { isOwn: true, right: groupEditors, body: { forumIds: [] }, resource: own.forumGroup },
  },
  posts: {
    latest: { right: members },
    feed: { isOwn: true, right: members },
    list: { right: members, resource: own.forum },
    read: { right: members, query: {}, resource: own.post, requests: 3 },
    audience: { isOwn: true, right: members, query: {} },
    create: { right: members, body: post },
    update: { right: groupEditors, body: post, resource: own.post },
    remove: { right: groupDeleters, resource: own.post },
    restore: { isOwn: true, right: groupEditors, resource: own.deletedPost },
    history: { isOwn: true, right: groupEditors, resource: own.post },
    solve: { isOwn: true, right: groupEditors, body: { answerId: null }, resource: own.post },
    follow: { isOwn: true, right: members, body: { follows: true }, resource: own.post },
    merge: { isOwn: true, right: groupEditors, body: { into: "unknown" }, resource: own.post },
    separate: { isOwn: true, right: groupEditors, resource: own.post },
    removeFile: { right: groupEditors, resource: own.fileOfPost },
  },
  answers: {
    list: { right: members, resource: own.post },
    position: { isOwn: true, right: members, resource: own.answer },
    create: { right: members, body: answer },
    update: { right: groupEditors, body: answer, resource: own.answer },
    remove: { right: groupDeleters, resource: own.answer },
    restore: { isOwn: true, right: groupEditors, resource: own.deletedAnswer },
    history: { isOwn: true, right: groupEditors, resource: own.answer },
    removeFile: { right: groupEditors, resource: own.fileOfAnswer },
  },
  polls: {
    vote: { right: members, body: { answerId: "today" }, resource: own.poll },
    stop: { right: groupEditors, resource: own.poll },
    reopen: { isOwn: true, right: groupEditors, resource: own.poll },
    remind: { isOwn: true, right: groupEditors, resource: own.poll },
  },
  reactions: {
    ofPost: { isOwn: true, right: members, resource: own.post },
    ofAnswer: { isOwn: true, right: members, resource: own.answer },
    toPost: { isOwn: true, right: members, body: { kind: null }, resource: own.post },
    toAnswer: { isOwn: true, right: members, body: { kind: null }, resource: own.answer },
  },
  reports: {
    report: { isOwn: true, right: members, body: { reason: "Werbung" }, resource: own.post },
    list: { isOwn: true, right: anywhere("EDIT_GROUP", "admin"), requests: 4 },
    settle: { isOwn: true, right: groupEditors, resource: own.post },
  },
  reading: {
    unread: { isOwn: true, right: members },
    readAll: { isOwn: true, right: members },
    readForum: { isOwn: true, right: members, resource: own.forum },
    readPost: { isOwn: true, right: members, body: { answerId: null }, resource: own.post },
  },
  drafts: {
    read: { isOwn: true, right: members, resource: own.draft },
    save: { isOwn: true, right: members, body: { content }, resource: own.draft },
    remove: { isOwn: true, right: members, resource: own.draft },
  },
};
