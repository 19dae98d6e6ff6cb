import { screen } from "@testing-library/react";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { configOf, fakeServer, json, listed, versioned } from "../../fake-server.ts";

type Answers = Parameters<typeof fakeServer>[0];

const WRITTEN = "2026-11-02T08:00:00.000Z";

const written = {
  files: [],
  authorName: "Mag. Eva Gruber",
  authorOrganisationId: "1",
  createdAt: WRITTEN,
  createdBy: "colleague",
  modifiedAt: WRITTEN,
  modifiedBy: "colleague",
  modifiedByName: null,
};

export const aPoll = (overrides: Partial<Questionnaire> = {}): Questionnaire => ({
  title: "Wann schließen wir zu Weihnachten?",
  oncePerOrganisation: false,
  voteCanChange: false,
  endOfVoting: null,
  answers: [
    { id: "early", title: "Am 23. Dezember", count: 3 },
    { id: "late", title: "Am 24. Dezember", count: 1 },
  ],
  resultsVisible: "always",
  secret: false,
  mailsResult: false,
  maxChoices: 1,
  votes: [],
  votesCount: 4,
  ownVote: null,
  ownVotes: overrides.ownVote ? [overrides.ownVote] : [],
  officeVote: null,
  closedAt: null,
  ...overrides,
});

export const aShownPost = (overrides: Partial<ForumPost> = {}): ForumPost => ({
  ...written,
  id: "p1",
  forumId: "f1",
  title: "Reverse Charge bei Bauleistungen",
  content: "<p>Wer weist nach?</p>",
  sticky: false,
  closed: false,
  answersCount: 0,
  hasQuestionnaire: false,
  lastActivityAt: WRITTEN,
  lastAuthorName: null,
  unreadCount: 0,
  unreadFrom: null,
  readUntil: WRITTEN,
  questionnaire: null,
  forum: { name: "Umsatzsteuer", groupId: "g1" },
  ...overrides,
});

/** Minutes after the post. */
const minutes = (count: number) => new Date(Date.parse(WRITTEN) + count * 60_000).toISOString();

export const aShownAnswer = (number: number, overrides: Partial<ForumAnswer> = {}): ForumAnswer => ({
  ...written,
  id: `a${number}`,
  postId: "p1",
  number,
  title: null,
  content: `<p>Die Antwort Nummer ${number}.</p>`,
  createdAt: minutes(number),
  modifiedAt: minutes(number),
  ...overrides,
});

export const thread = (count: number) => Array.from({ length: count }, (_, at) => aShownAnswer(at + 1));

export const named = (number: number) => `Antwort ${number} von Mag. Eva Gruber`;

/** As the page shows it. */
export const answer = (number: number) => screen.findByRole("listitem", { name: named(number) });

/** Has one discussion with these answers, and answers what its pages ask besides. */
export const discussionsServer = (
  post: ForumPost = aShownPost(),
  answers: readonly ForumAnswer[] = [],
  others: Answers = {},
) => {
  const forum = { id: "f1", name: "Umsatzsteuer", groupId: "g1", description: null, ordering: 1 };
  const other = { ...forum, id: "f2", name: "Lohn", groupId: "g2" };
  const positions = answers.map(({ id }, position): [string, () => Response] => [
    `GET /v1/discussions/answers/${id}/position`,
    () => json({ postId: post.id, position }),
  ]);

  return fakeServer({
    "GET /v1/organisations/summaries": () =>
      listed({ id: "1", name: "Kanzlei Wien" }, { id: "2", name: "Kanzlei Graz" }),
    "GET /v1/discussions/groups": () =>
      json({
        data: [
          { id: "g1", name: "Steuern", parentId: null, ordering: 1, forums: [forum] },
          { id: "g2", name: "Personal", parentId: null, ordering: 2, forums: [other] },
        ],
      }),
    // The page of the forum, which some lead to, does not matter here.
    "GET /v1/discussions/forums/f1": () => new Promise<Response>(() => undefined),
    "GET /v1/discussions/posts/p1": () => versioned({ ...post, answersCount: answers.length }, 1),
    "GET /v1/discussions/posts/p1/answers": (request) => {
      const { skip, limit } = configOf(request);
      return json({ totalCount: answers.length, data: answers.slice(skip, skip + limit) });
    },
    "GET /v1/discussions/audience": () =>
      json({ people: 2, mails: 2, bells: 1, names: ["Eva Gruber", "Max Huber"], at: WRITTEN, isOver: false }),
    "PUT /v1/discussions/posts/p1/read": () => json({ totalCount: 0, forums: [] }),
    ...Object.fromEntries(positions),
    ...others,
  });
};
