import type { Resolver } from "react-hook-form";
import * as z from "zod";
import { type ForumPost, ForumPostDraft } from "../../../shared/discussions/forum-post.ts";
import type { Questionnaire } from "../../../shared/discussions/questionnaire.ts";
import { refuseWhileUploading } from "../../components/files/refuse-while-uploading.ts";
import { checkedBy } from "../../components/form/resolver.ts";
import { answered, newChoice, newDate } from "./polls/poll-choices.ts";

export type PostForm = z.input<typeof ForumPostDraft>;
export type PollForm = NonNullable<PostForm["questionnaire"]>;

const Draft = ForumPostDraft.extend({ forumId: z.string().min(1) });

const validated = checkedBy(Draft);

/** Enter leaves an empty answer at the end of a poll. */
const withoutEmptyEnd = (form: PostForm): PostForm =>
  form.questionnaire
    ? { ...form, questionnaire: { ...form.questionnaire, answers: answered(form.questionnaire.answers) } }
    : form;

export const postResolver = (isUploading: boolean): Resolver<PostForm> =>
  isUploading ? refuseWhileUploading : (values, ...rest) => validated(withoutEmptyEnd(values), ...rest);

const pollFormOf = (poll: Questionnaire): PollForm => ({
  title: poll.title,
  answers: poll.answers.map(({ id, title, at }) => (at ? { id, at } : { id, title })),
  endOfVoting: poll.endOfVoting,
  voteCanChange: poll.voteCanChange,
  oncePerOrganisation: poll.oncePerOrganisation,
  resultsVisible: poll.resultsVisible,
  secret: poll.secret,
  mailsResult: poll.mailsResult,
  maxChoices: poll.maxChoices,
});

export const postFormOf = (post: ForumPost): PostForm => ({
  forumId: post.forumId,
  title: post.title,
  content: post.content ?? "",
  sticky: post.sticky,
  closed: post.closed,
  files: post.files,
  questionnaire: post.questionnaire ? pollFormOf(post.questionnaire) : null,
  announcement: post.announcement,
});

export const newPostForm = (forumId: string): PostForm => ({
  forumId,
  title: "",
  content: "",
  sticky: false,
  closed: false,
  files: [],
  questionnaire: null,
  announcement: { isSilent: false, at: null },
});

export const newDatePollForm = (): PollForm => ({ ...newPollForm(), answers: [newDate(), newDate()] });

export const newPollForm = (): PollForm => ({
  title: "",
  answers: [newChoice(), newChoice()],
  endOfVoting: null,
  voteCanChange: true,
  oncePerOrganisation: false,
  resultsVisible: "always",
  secret: false,
  mailsResult: false,
  maxChoices: 1,
});
