import type { Forum, ForumGroup } from "../../../shared/discussions/forum.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import type { SearchHit } from "../../../shared/discussions/search-hit.ts";
import { fakeServer, json, listed } from "../fake-server.ts";

export const aForum = (overrides: Partial<Forum> = {}): Forum => ({
  id: "vat",
  name: "Umsatzsteuer",
  groupId: "taxes",
  description: null,
  ordering: 1,
  postsCount: 0,
  unreadCount: 0,
  latest: null,
  ...overrides,
});

export const aGroup = (overrides: Partial<ForumGroup> = {}): ForumGroup => ({
  id: "taxes",
  name: "Steuern",
  parentId: null,
  ordering: 1,
  forums: [],
  ...overrides,
});

export const aListedPost = (overrides: Partial<ForumPost> = {}): ForumPost => ({
  id: "p1",
  title: "Reverse Charge am Bau",
  content: "<p>Wer weiß das?</p>",
  sticky: false,
  closed: false,
  answersCount: 2,
  forumId: "vat",
  files: [],
  hasQuestionnaire: false,
  authorName: "Mag. Eva Gruber",
  authorOrganisationId: "1",
  createdAt: "2026-01-07T08:00:00.000Z",
  createdBy: "e7",
  modifiedAt: "2026-01-07T08:00:00.000Z",
  modifiedBy: "e7",
  modifiedByName: null,
  lastActivityAt: "2026-02-01T08:00:00.000Z",
  lastAuthorName: "Peter Reiter",
  unreadCount: 0,
  unreadFrom: null,
  readUntil: null,
  ...overrides,
});

export const aHit = (overrides: Partial<SearchHit> = {}): SearchHit => ({
  groupId: "taxes",
  forumId: "vat",
  postId: "p1",
  answerId: null,
  title: "Reverse Charge am Bau",
  content: "<p>Wer weiß das?</p>",
  authorName: "Mag. Eva Gruber",
  authorOrganisationId: "1",
  createdBy: "e7",
  createdAt: "2026-01-07T08:00:00.000Z",
  ...overrides,
});

/** Answers what the pages of the forums ask. */
export const discussionsServer = (
  groups: readonly ForumGroup[],
  answers: Parameters<typeof fakeServer>[0] = {},
) =>
  fakeServer({
    "GET /v1/organisations/summaries": () => listed({ id: "1", name: "Kanzlei Wien" }),
    "GET /v1/organisations/employees/e1/notifications": () => json([]),
    "GET /v1/discussions/groups": () => json({ data: groups }),
    "GET /v1/discussions/unread": () => json({ totalCount: 0, forums: [] }),
    "GET /v1/discussions/search": () => listed(),
    ...answers,
  });
